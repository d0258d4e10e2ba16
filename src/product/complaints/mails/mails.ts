import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

const params = z.object({ reference: z.string(), url: z.string() });

export const complaintMail = defineMail('complaint', params);

export const complaintDecidedMail = defineMail('complaint-decided', params);

/** To who appealed: somebody has looked at it again. */
export const complaintAppealMail = defineMail('complaint-appeal', params);
