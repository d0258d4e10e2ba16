import { createTranslator } from 'use-intl/core';
import { type Messages, readCatalogue } from './catalogue.ts';
import type { Locale } from './locales.ts';

import type { Translate } from './translate.ts';

/** Texts of a namespace for code that answers without a page: error messages and mail subjects. */
export function serverText(namespace: string): (locale: Locale) => Translate {
  const translators = new Map<Locale, Translate>();
  return (locale) => {
    const present = translators.get(locale);
    if (present) return present;
    const messages = readCatalogue(locale);
    const translator = createTranslator<Messages, string>({
      locale,
      messages,
      namespace,
      timeZone: 'UTC',
    }) as unknown as Translate;
    translators.set(locale, translator);
    return translator;
  };
}
