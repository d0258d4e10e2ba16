import type * as z from 'zod/mini';
import type { Locale } from '../i18n/locales.ts';

/** The job that writes and sends a mail that was ordered. */
export const MAIL_JOB = 'mail';

/** A mail of the product. Its template is `mails/<name>.tsx` of the same feature, its texts are `mails.<name>.*`. */
export interface MailDefinition<Params> {
  readonly name: string;
  /**
   * What the template is given, also as it waits in the queue. With `unsubscribe_url` mail programs show a button of their own,
   * which posts to that address without asking (RFC 8058).
   */
  readonly params: z.ZodMiniType<Params>;
}

/** Declares a mail in a feature's `mails/mails.ts`. */
export const defineMail = <Params>(name: string, params: z.ZodMiniType<Params>): MailDefinition<Params> => ({
  name,
  params,
});

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  /** Such as `text/html; charset=utf-8`. */
  readonly contentType: string;
  readonly content: string | Buffer;
}

/** Running text that a template shows: safe HTML of paragraphs, lists, links and emphasis, its links with their hosts. */
export interface MailDocument {
  /** What it is written in: another than the reader's where there is no other. */
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly { readonly title: string; readonly html: string }[];
}

/**
 * What a mail carries and the queue does not: it is made when the mail is sent. `params` name it so that it comes out the same
 * whenever sending is tried again.
 */
export interface MailPart<Params, Made> {
  readonly name: string;
  readonly params: z.ZodMiniType<Params>;
  /** For types only. */
  readonly makes?: Made;
}

/** A part as it waits in the queue. */
export interface MailPartReference<Made> {
  readonly name: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** For types only. */
  readonly makes?: Made;
}

type PartParams = Record<string, string | number>;

/** Declares a file that mails can carry; `onMailPart` binds it to what makes it. */
export const defineAttachment = <Params extends PartParams>(
  name: string,
  params: z.ZodMiniType<Params>,
): MailPart<Params, MailAttachment> => ({ name, params });

/** Declares running text that mails can show. */
export const defineDocument = <Params extends PartParams>(
  name: string,
  params: z.ZodMiniType<Params>,
): MailPart<Params, MailDocument> => ({ name, params });

/** Names a part for an order: `attachments: [refer(agreedTerms, { id })]`. */
export const refer = <Params extends PartParams, Made>(
  { name }: MailPart<Params, Made>,
  params: Params,
): MailPartReference<Made> => ({ name, params });
