import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** `until`: ISO 8601. */
export const deletionMail = defineMail(
  'account-deleted',
  z.object({ name: z.string(), url: z.string(), until: z.string() }),
);

export const reactivatedMail = defineMail('account-reactivated', z.object({ name: z.string(), url: z.string() }));

/** `until`: ISO 8601. */
export const exportReadyMail = defineMail(
  'export-ready',
  z.object({ name: z.string(), url: z.string(), until: z.string() }),
);
