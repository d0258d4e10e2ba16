import { createContext, type ReactNode, useContext } from 'react';
import { createFormatter, createTranslator } from 'use-intl/core';
import { type FormatLocale, languageOf } from './format-locale.ts';
import type { Locale } from './locales.ts';
import { type Catalogue, hasSection } from './sections.ts';
import type { Namespace, Translator } from './translate.ts';

interface Reader {
  formats: FormatLocale;
  timeZone: string;
  messages: Catalogue;
  /** Made once for all components, and on the server for all pages: making one costs more than using it. */
  translators: Map<string, unknown>;
}

type Formatter = ReturnType<typeof createFormatter>;

const ReaderContext = createContext<Reader | null>(null);
const NoteContext = createContext<((namespace: string) => void) | undefined>(undefined);

/** More zones than are in use; zones come from cookies, and nobody may fill the memory with them. */
const MAX_ZONES = 500;
/** By catalogue, country's way of writing and time zone: on the server a catalogue lives as long as the process. */
const readers = new WeakMap<object, Map<string, Reader>>();
const formatters = new WeakMap<Reader, Formatter>();

export function IntlProvider({
  formats,
  timeZone,
  messages,
  onTexts,
  children,
}: {
  formats: FormatLocale;
  timeZone: string;
  messages: Catalogue;
  onTexts?: ((namespace: string) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <ReaderContext value={kept(formats, timeZone, messages)}>
      <NoteContext value={onTexts}>{children}</NoteContext>
    </ReaderContext>
  );
}

function kept(formats: FormatLocale, timeZone: string, messages: Catalogue): Reader {
  const zones = readers.get(messages) ?? new Map<string, Reader>();
  readers.set(messages, zones);
  const key = `${formats} ${timeZone}`;
  const known = zones.get(key);
  if (known) return known;
  if (zones.size >= MAX_ZONES) zones.clear();
  const reader = { formats, timeZone, messages, translators: new Map() };
  zones.set(key, reader);
  return reader;
}

function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('There is no IntlProvider around this.');
  return reader;
}

export function useTranslations<const Name extends Namespace>(namespace: Name): Translator<Name> {
  useContext(NoteContext)?.(namespace);
  return translatorIn(useReader(), namespace) as Translator<Name>;
}

export function translatorOf(
  formats: FormatLocale,
  timeZone: string,
  messages: Catalogue,
  onTexts?: (key: string) => void,
): Translator {
  const translator = translatorIn(kept(formats, timeZone, messages)) as Translator;
  if (!onTexts) return translator;
  const noting = new Proxy(translator, {
    apply(t, _, given: Parameters<Translator>) {
      onTexts(given[0]);
      return t(...given);
    },
  });
  return noting;
}

function translatorIn({ formats, timeZone, messages, translators }: Reader, namespace = ''): unknown {
  const known = translators.get(namespace);
  if (known) return known;
  const translator = createTranslator({
    locale: formats,
    timeZone,
    messages: messages as never,
    ...(namespace ? { namespace: namespace as never } : {}),
    onError: failOnMissingText,
  });
  // One that was asked for before its texts came would never find them.
  if (!namespace || hasSection(messages, namespace)) translators.set(namespace, translator);
  return translator;
}

export const useLocale = (): FormatLocale => useReader().formats;
export const useLanguage = (): Locale => languageOf(useReader().formats);
export const useTimeZone = (): string => useReader().timeZone;

export function useFormatter(): Formatter {
  const reader = useReader();
  const known = formatters.get(reader);
  if (known) return known;
  const { formats, timeZone } = reader;
  const formatter = createFormatter({ locale: formats, timeZone, onError: failOnMissingText });
  formatters.set(reader, formatter);
  return formatter;
}

function failOnMissingText(error: Error): void {
  console.error(error);
}
