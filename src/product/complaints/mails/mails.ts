import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

const params = z.object({ reference: z.string(), url: z.string() });

/** To who complained and gave an address: the reference. Nothing that was typed stands in it. */
export const complaintMail = defineMail('complaint', params);

/** To who complained: there is a decision, which the page shows. */
export const complaintDecidedMail = defineMail('complaint-decided', params);

/** To who appealed: somebody has looked at it again. */
export const complaintAppealMail = defineMail('complaint-appeal', params);
