import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import type { Catalogue } from '#platform/i18n/sections.ts';
import type { Section, Translator } from '#platform/i18n/translate.ts';

/** What every route's loader and head may use. */
export interface RouterContext {
  queryClient: QueryClient;
  transport: Transport;
  /** The reader's language as the site's country writes it. */
  formats: FormatLocale;
  timeZone: string;
  /** What the page has of the language's catalogue, parsed. */
  messages: Catalogue;
  /** Brings sections of texts; a route asks for all that its page says. */
  texts: (...sections: Section[]) => Promise<void>;
  /** Text for titles, by full key such as `members.list.title`. */
  t: Translator;
  /** The server's: told of each namespace that a component takes texts from. */
  onTexts: ((namespace: string) => void) | undefined;
}
