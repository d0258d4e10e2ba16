import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { ComplaintView, WhichComplaint } from '../contract.ts';

export const ComplaintAppealInput = z.extend(WhichComplaint, {
  text: z.string().check(z.maxLength(250_000)),
});
export type ComplaintAppealInput = z.output<typeof ComplaintAppealInput>;

export const appealComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint-appeal.php',
  summary: 'Asks staff to look at a decided complaint again, once within six months; safe to repeat',
  access: 'anyone',
  input: ComplaintAppealInput,
  reply: ComplaintView,
  errors: {
    complaint_appeal_over: 409,
    complaint_appealed: 409,
    complaint_text_too_long: 413,
    complaint_text_missing: 422,
  },
  limit: { name: 'complaint appeals', calls: 20, seconds: 3600 },
});
