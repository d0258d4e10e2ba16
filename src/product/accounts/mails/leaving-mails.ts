import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** To a member who deleted the account: the link that gives it back. `until`: ISO 8601. */
export const deletionMail = defineMail(
  'account-deleted',
  z.object({ name: z.string(), url: z.string(), until: z.string() }),
);

/** To a member whose deleted account is back, whoever had the link. */
export const reactivatedMail = defineMail('account-reactivated', z.object({ name: z.string(), url: z.string() }));

/** To a member whose archive can be downloaded. `until`: ISO 8601. */
export const exportReadyMail = defineMail(
  'export-ready',
  z.object({ name: z.string(), url: z.string(), until: z.string() }),
);
