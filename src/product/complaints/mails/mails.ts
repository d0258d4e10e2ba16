import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

/** `days`: within which somebody answers; mails of before do not have it. */
const params = z.object({ reference: z.string(), url: z.string(), days: z._default(z.number(), 14) });

export const complaintMail = defineMail('complaint', params);

export const complaintDecidedMail = defineMail('complaint-decided', params);

export const complaintAppealMail = defineMail('complaint-appeal', params);
