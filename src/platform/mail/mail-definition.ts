import type * as z from 'zod/mini';

/** A mail of the product. Its template is `mails/<name>.tsx` of the same noun, its texts are `mails.<name>.*`. */
export interface MailDefinition<Params> {
  readonly name: string;
  /**
   * What the template is given, also as it waits in the queue. With `unsubscribe_url` mail programs show a button of their own,
   * which posts to that address without asking (RFC 8058).
   */
  readonly params: z.ZodMiniType<Params>;
}

/** Declares a mail in a noun's `mails/mails.ts`. */
export const defineMail = <Params>(name: string, params: z.ZodMiniType<Params>): MailDefinition<Params> => ({
  name,
  params,
});
