import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

export const fraudRemovedMail = defineMail(
  'fraud-removed',
  z.object({
    name: z.string(),
    credits: z.number(),
    url: z.string(),
    change_url: z.string(),
    unsubscribe_url: z.string(),
  }),
);
