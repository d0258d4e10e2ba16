import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';
import { RENAME_REASONS } from '../usernames/contract.ts';

/** To a member: who is new in the saved searches. `news` is JSON of a list of `News`; `login_url` logs in once and leads on to a path, and the last is the link that ends these mails. */
export const newMembersMail = defineMail(
  'new-members',
  z.object({ news: z.string(), count: z.number(), login_url: z.string(), unsubscribe_url: z.string() }),
);

/** To who appealed because of a text or a name: what a second person decided. */
export const textAppealMail = defineMail(
  'text-appeal',
  z.object({ outcome: z.enum(['restored', 'accepted', 'kept']), url: z.string() }),
);

/** To a member whom staff gave another name: which, why, and how to object. `until`: the day before which it stays, ISO 8601; nothing where it need not. */
export const renamedMail = defineMail(
  'renamed',
  z.object({ name: z.string(), reason: z.enum(RENAME_REASONS), until: z.string() }),
);
