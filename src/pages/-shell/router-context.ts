import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import type { Translator } from '#platform/i18n/translate.ts';

/** What every route's loader and head may use. */
export interface RouterContext {
  queryClient: QueryClient;
  transport: Transport;
  /** The reader's language as the site's country writes it. */
  formats: FormatLocale;
  timeZone: string;
  /** The language's catalogue, parsed. */
  messages: Record<string, unknown>;
  /** Loads namespaces that not every page needs; a route asks for its own in `beforeLoad`. */
  texts: (...namespaces: string[]) => Promise<void>;
  /** Text for titles, by full key such as `members.title`. */
  t: Translator;
}
