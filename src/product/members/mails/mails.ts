import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** To a member: who is new in the saved searches. `news` is JSON of a list of `News`; `login_url` logs in once and leads on to a path, and the last is the link that ends these mails. */
export const newMembersMail = defineMail(
  'new-members',
  z.object({ news: z.string(), count: z.number(), login_url: z.string(), unsubscribe_url: z.string() }),
);
