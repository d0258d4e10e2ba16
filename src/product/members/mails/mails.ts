import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';
import { RENAME_REASONS } from '../usernames/contract.ts';

/** `news`: JSON of a list of `News`; `login_url` logs in once and leads to a path; the last ends these mails. */
export const newMembersMail = defineMail(
  'new-members',
  z.object({ news: z.string(), count: z.number(), login_url: z.string(), unsubscribe_url: z.string() }),
);

export const textAppealMail = defineMail(
  'text-appeal',
  z.object({ outcome: z.enum(['restored', 'accepted', 'kept']), url: z.string() }),
);

/** `until`: the day before which it stays, ISO 8601; nothing where it need not. */
export const renamedMail = defineMail(
  'renamed',
  z.object({ name: z.string(), reason: z.enum(RENAME_REASONS), until: z.string() }),
);
