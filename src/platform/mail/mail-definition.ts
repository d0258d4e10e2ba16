import type * as z from 'zod/mini';
import type { Locale } from '../i18n/locales.ts';

export const MAIL_JOB = 'mail';

/** Its template is `mails/<name>.tsx` of the same feature, its texts are `mails.<name>.*`. */
export interface MailDefinition<Params> {
  readonly name: string;
  /** With `unsubscribe_url` mail programs show a button, which posts to that address without asking (RFC 8058). */
  readonly params: z.ZodMiniType<Params>;
}

export const defineMail = <Params>(name: string, params: z.ZodMiniType<Params>): MailDefinition<Params> => ({
  name,
  params,
});

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string | Buffer;
}

export interface MailDocument {
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly { readonly title: string; readonly html: string }[];
}

/** Made when the mail is sent; `params` name it so that it comes out the same whenever sending is tried again. */
export interface MailPart<Params, Made> {
  readonly name: string;
  readonly params: z.ZodMiniType<Params>;
  readonly makes?: Made;
}

export interface MailPartReference<Made> {
  readonly name: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly makes?: Made;
}

type PartParams = Record<string, string | number>;

export const defineAttachment = <Params extends PartParams>(
  name: string,
  params: z.ZodMiniType<Params>,
): MailPart<Params, MailAttachment> => ({ name, params });

export const defineDocument = <Params extends PartParams>(
  name: string,
  params: z.ZodMiniType<Params>,
): MailPart<Params, MailDocument> => ({ name, params });

/** Names a part for an order: `attachments: [refer(agreedTerms, { id })]`. */
export const refer = <Params extends PartParams, Made>(
  { name }: MailPart<Params, Made>,
  params: Params,
): MailPartReference<Made> => ({ name, params });
