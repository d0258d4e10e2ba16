import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';
import { MEASURE_GROUNDS } from '../decisions/contract.ts';
import { REPORT_REASONS } from '../reports/contract.ts';

const Words = z._default(z.string(), '');

export const warningMail = defineMail('warning', z.object({ reason: z.enum(REPORT_REASONS), words: Words }));

/** Article 16(5) of Regulation (EU) 2022/2065. It says nothing of the other side. */
export const reportDecidedMail = defineMail(
  'report-decided',
  z.object({ reference: z.string(), outcome: z.enum(['acted', 'dismissed']), url: z.string() }),
);

const MeasureParams = z.object({
  /** `words`: a text or a name is hidden until its member changes it; `struck`: that counts as a warning too. */
  measure: z.enum(['photos', 'account', 'message', 'text', 'words', 'struck']),
  reason: z.string(),
  ground: z.enum(MEASURE_GROUNDS),
  /** ISO 8601; nothing for what is removed, and for good. */
  until: z.string(),
  /** Of a message when it was written, ISO 8601; of a text its field; nothing for photos and accounts. */
  what: z.string(),
  url: z.string(),
  words: Words,
  /** A notice, where nothing is said. */
  found: z._default(z.enum(['notice', 'own', 'automated']), 'notice'),
});
export type Measure = z.output<typeof MeasureParams>;

export const restrictionMail = defineMail('restriction', MeasureParams);
