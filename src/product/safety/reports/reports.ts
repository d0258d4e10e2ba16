import { randomInt } from 'node:crypto';
import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { plainText } from '#platform/plain-text.ts';
import { someoneKnown } from '../block.ts';
import {
  type EvidenceReply,
  REPORT_MESSAGES,
  type ReportError,
  type ReportInput,
  type ReportReason,
  type ReportReply,
} from './contract.ts';
import { evidenceRows, insertReport, reportByKey } from './queries.ts';

/** Without letters and digits that look alike, since people read it aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Idempotent by key. @throws report_self, report_text_missing, report_key_reused, member_not_found */
export async function report(call: Authenticated<WriteCall>, input: ReportInput): Promise<ReportReply> {
  const { tx, actor, now } = call;
  const { profile_id: reported, reason, key } = input;
  if (actor.id === reported) throw new AppError<ReportError>('report_self', 422, {}, { profile_id: 'report_self' });
  const text = plainText(input.text ?? '');
  if (reason === 'other' && !text)
    throw new AppError<ReportError>('report_text_missing', 422, {}, { text: 'report_text_missing' });
  const before = await reportByKey.one(tx, { reporter: actor.id, key });
  if (before) return sameReport(before, input);
  await someoneKnown(tx, actor.id, reported);
  const messages = input.with_messages ? REPORT_MESSAGES : 0;
  const stored = await insertReport.one(tx, {
    reference: newReference(),
    key,
    reporter: actor.id,
    reported,
    reason,
    text,
    ofComplaint: false,
    messages,
    now,
  });
  if (stored) return { reference: stored.reference };
  // The same report twice at once: the other one was stored.
  const other = await reportByKey.one(tx, { reporter: actor.id, key });
  if (!other) throw new AppError<ReportError>('member_not_found', 404);
  return sameReport(other, input);
}

interface ReportForComplaint {
  reporter: number | null;
  reported: number;
  reason: ReportReason;
  key: string;
  withMessages: boolean;
}

/** Decided with the complaint; the member is not told. @returns its number; null where the key was used before. */
export async function reportForComplaint(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  { withMessages, ...report }: ReportForComplaint,
): Promise<number | null> {
  const row = {
    ...report,
    reference: newReference(),
    text: '',
    ofComplaint: true,
    messages: withMessages ? REPORT_MESSAGES : 0,
    now,
  };
  return (await insertReport.one(tx, row))?.id ?? null;
}

/** @throws member_not_found for somebody whom the caller does not know of. */
export async function evidence(
  { sql, actor }: Authenticated<ReadCall>,
  { profile_id: reported }: { profile_id: number },
): Promise<EvidenceReply> {
  await someoneKnown(sql, actor.id, reported);
  const rows = await evidenceRows(sql, { reporter: actor.id, reported, most: REPORT_MESSAGES });
  return {
    messages: rows.toReversed().map(({ sender_id, body, created_at, carries }) => ({
      mine: sender_id === actor.id,
      body,
      created_at: created_at.toISOString(),
      ...(carries && { carries }),
    })),
  };
}

function sameReport(
  before: { reference: string; reported_id: number; reason: string },
  { profile_id, reason }: ReportInput,
): ReportReply {
  if (before.reported_id !== profile_id || before.reason !== reason)
    throw new AppError<ReportError>('report_key_reused', 409);
  return { reference: before.reference };
}

const newReference = () => `R-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
