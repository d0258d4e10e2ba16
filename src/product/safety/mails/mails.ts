import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';
import { REPORT_REASONS } from '../reports/contract.ts';

/** To a member who was reported and is warned: what was found, what follows, and how to object. */
export const warningMail = defineMail('warning', z.object({ reason: z.enum(REPORT_REASONS) }));
