import { createTranslator, type Messages } from 'use-intl/core';
import { readCatalogue } from './catalogue.ts';
import { type FormatLocale, languageOf } from './format-locale.ts';
import type { Namespace, Translator } from './translate.ts';

export function serverText<const Name extends Namespace>(namespace: Name): (formats: FormatLocale) => Translator<Name> {
  const translators = new Map<FormatLocale, Translator<Name>>();
  return (formats) => {
    const present = translators.get(formats);
    if (present) return present;
    const messages = readCatalogue(languageOf(formats)) as unknown as Messages;
    const translator = createTranslator({ locale: formats, messages, namespace, timeZone: 'UTC' }) as Translator<Name>;
    translators.set(formats, translator);
    return translator;
  };
}
