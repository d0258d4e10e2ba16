import { createTranslator, type Messages } from 'use-intl/core';
import { readCatalogue } from './catalogue.ts';
import type { Locale } from './locales.ts';
import type { Namespace, Translator } from './translate.ts';

/** Texts of a namespace for code that answers without a page: error messages and mail subjects. */
export function serverText<const Name extends Namespace>(namespace: Name): (locale: Locale) => Translator<Name> {
  const translators = new Map<Locale, Translator<Name>>();
  return (locale) => {
    const present = translators.get(locale);
    if (present) return present;
    const messages = readCatalogue(locale) as unknown as Messages;
    const translator = createTranslator({ locale, messages, namespace, timeZone: 'UTC' }) as Translator<Name>;
    translators.set(locale, translator);
    return translator;
  };
}
