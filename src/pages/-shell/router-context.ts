import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import type { Catalogue } from '#platform/i18n/sections.ts';
import type { Section, Translator } from '#platform/i18n/translate.ts';

export interface RouterContext {
  queryClient: QueryClient;
  transport: Transport;
  formats: FormatLocale;
  timeZone: string;
  readOnly: boolean;
  messages: Catalogue;
  texts: (...sections: Section[]) => Promise<void>;
  t: Translator;
  onTexts: ((namespace: string) => void) | undefined;
}
