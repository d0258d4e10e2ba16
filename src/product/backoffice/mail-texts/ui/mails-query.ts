import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { MailKind } from '#product/content/mail-texts/contract.ts';
import { listSiteMails, type MailTextView, type SaveMailInput, showSiteMail } from '../contract.ts';

export interface MailsSearch {
  site?: number;
  mail?: string;
  language?: string;
}

export interface Which {
  site: number;
  kind: MailKind;
  locale: Locale;
}

export type MailDraft = Record<string, string>;

export const draftOf = (texts: readonly MailTextView[]): MailDraft =>
  Object.fromEntries(texts.map(({ name, text }) => [name, text]));

export const givenTexts = (texts: readonly MailTextView[], draft: MailDraft): SaveMailInput['texts'] =>
  texts.map(({ name, text }) => ({ name, text: draft[name] ?? text }));

export const mailsQuery = (transport: Transport, site: number) => apiQuery(transport, listSiteMails, { site });
export const mailTextQuery = (transport: Transport, which: Which) => apiQuery(transport, showSiteMail, which);

export const OF_MAILS = [keyOf(listSiteMails), keyOf(showSiteMail)];
