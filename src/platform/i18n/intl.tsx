import { createContext, type ReactNode, useContext } from 'react';
import { createFormatter, createTranslator } from 'use-intl/core';
import type { Locale } from './locales.ts';
import type { Namespace, Translator } from './translate.ts';

interface Language {
  locale: Locale;
  timeZone: string;
  messages: Record<string, unknown>;
  /** Made once for all components, and on the server for all pages: making one costs more than using it. */
  translators: Map<string, unknown>;
}

type Formatter = ReturnType<typeof createFormatter>;

const LanguageContext = createContext<Language | null>(null);

/** More zones than are in use; zones come from cookies, and nobody may fill the memory with them. */
const MOST_ZONES = 500;
/** By catalogue and time zone: on the server a catalogue lives as long as the process. */
const languages = new WeakMap<object, Map<string, Language>>();
const formatters = new WeakMap<Language, Formatter>();

/** Gives components their language. `messages` may grow, but what is in it does not change. */
export function IntlProvider({
  locale,
  timeZone,
  messages,
  children,
}: {
  locale: Locale;
  timeZone: string;
  messages: Record<string, unknown>;
  children: ReactNode;
}) {
  return <LanguageContext value={languageOf(locale, timeZone, messages)}>{children}</LanguageContext>;
}

function languageOf(locale: Locale, timeZone: string, messages: Record<string, unknown>): Language {
  const zones = languages.get(messages) ?? new Map<string, Language>();
  languages.set(messages, zones);
  const known = zones.get(timeZone);
  if (known) return known;
  if (zones.size >= MOST_ZONES) zones.clear();
  const language = { locale, timeZone, messages, translators: new Map() };
  zones.set(timeZone, language);
  return language;
}

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('There is no IntlProvider around this.');
  return language;
}

/** Texts of a namespace in the reader's language. */
export const useTranslations = <const Name extends Namespace>(namespace: Name): Translator<Name> =>
  translatorIn(useLanguage(), namespace) as Translator<Name>;

/** Texts outside of components, such as a page's title by full key. */
export function translatorOf(locale: Locale, timeZone: string, messages: Record<string, unknown>): Translator {
  return translatorIn(languageOf(locale, timeZone, messages)) as Translator;
}

function translatorIn({ locale, timeZone, messages, translators }: Language, namespace = ''): unknown {
  const known = translators.get(namespace);
  if (known) return known;
  const translator = createTranslator({
    locale,
    timeZone,
    messages: messages as never,
    ...(namespace ? { namespace: namespace as never } : {}),
    onError: failOnMissingText,
  });
  // One that was asked for before its texts came would never find them.
  if (!namespace || namespace in messages) translators.set(namespace, translator);
  return translator;
}

export const useLocale = (): Locale => useLanguage().locale;
export const useTimeZone = (): string => useLanguage().timeZone;

/** Dates and numbers in the reader's way. */
export function useFormatter(): Formatter {
  const language = useLanguage();
  const known = formatters.get(language);
  if (known) return known;
  const { locale, timeZone } = language;
  const formatter = createFormatter({ locale, timeZone, onError: failOnMissingText });
  formatters.set(language, formatter);
  return formatter;
}

function failOnMissingText(error: Error): void {
  console.error(error);
}
