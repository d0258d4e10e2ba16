import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import type { ChatError, SendMessageReply } from '../contract.ts';
import { LAST_TO_GIVE } from '../conversations/queries.ts';
import { giveMessages } from '../delivery/queries.ts';
import { bodyOf } from '../policy.ts';
import { sendMessage } from '../send-message.ts';
import { warningsIn } from '../warnings/policy.ts';
import { TRUTHS_ABOUT_US, type Truth } from './contract.ts';
import {
  answersInARow,
  authorsOf,
  deleteNote,
  exchangedSince,
  fictionalProfile,
  handoverNote,
  insertAnswer,
  lockAnswersTo,
  writeNote,
} from './queries.ts';

const DAY_MS = 24 * 3600_000;
const WEEK_MS = 7 * DAY_MS;

export const TO_GIVE = `case when ${LAST_TO_GIVE} then l.last_message_id end as to_give`;

/** Reads what staff see of conversations of fictional profiles, and notes that they are given it, before they are. PRODUCT 60. */
export async function givenToTeam<Row extends { profile_id: number; to_give: number | null }>(
  { sql }: Pick<ReadCall, 'sql'>,
  read: () => Promise<Row[]>,
): Promise<Row[]> {
  const noted = new Set<number>();
  for (;;) {
    const rows = await read();
    const fresh = rows.filter(({ to_give }) => to_give !== null && !noted.has(to_give));
    if (fresh.length === 0) return rows;
    for (const { profile_id: member, to_give } of fresh) {
      if (to_give === null) continue;
      await giveMessages(sql, { member, messages: [to_give] });
      noted.add(to_give);
    }
  }
}

export interface Exchanged {
  /** Messages that the member got from fictional profiles in 24 hours, but those that only say that they are. */
  answers: number;
  /** Credits of the member's own messages to fictional profiles in seven days, and of those to this one. */
  spent: number;
  spent_here: number;
}

export async function exchangedWith(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  { member, profile }: { member: number; profile: number },
): Promise<Exchanged> {
  const since = { day: new Date(now.getTime() - DAY_MS), week: new Date(now.getTime() - WEEK_MS) };
  const uncounted = [...TRUTHS_ABOUT_US];
  return (
    (await exchangedSince.one(sql, { member, profile, uncounted, ...since })) ?? { answers: 0, spent: 0, spent_here: 0 }
  );
}

export const unanswered = async (
  { sql }: Pick<ReadCall, 'sql'>,
  { conversation, profile }: { conversation: number; profile: number },
): Promise<number> => (await answersInARow.one(sql, { conversation, profile }))?.answers ?? 0;

/** Until the transaction ends nobody else answers this member: what they got and spent stays as it was read. */
export const holdAnswersTo = async ({ tx }: Pick<WriteCall, 'tx'>, member: number): Promise<void> => {
  await lockAnswersTo(tx, { member });
};

/** An answer in the staff's own words as it is sent; null for one with links, addresses, numbers or accounts in it. */
export function answerWords(body: string): string | null {
  const words = bodyOf(body);
  return warningsIn(words).length === 0 ? words : null;
}

interface Answer {
  conversation: number;
  /** UUID: the same again stores nothing new. */
  key: string;
  body: string;
  /** Null: they are the staff's own words. */
  truth: Truth | null;
}

/** The same key again writes nothing. @param call whose actor is the profile. @throws conversation_not_found. */
export async function answerAs(
  call: Authenticated<WriteCall>,
  staff: ProvenStaff,
  { conversation, key, body, truth }: Answer,
): Promise<SendMessageReply> {
  if (!(await fictionalProfile.one(call.tx, { profile: call.actor.id })))
    throw new AppError<ChatError>('conversation_not_found', 404);
  // The product's own words are as long as they are, however short the site wants its members' messages.
  const rules = { isFree: true, ...(truth && { maxLength: Number.POSITIVE_INFINITY }) };
  const sent = await sendMessage(call, { conversation_id: conversation, key, body }, rules);
  const message = sent.message.id;
  if (!(await insertAnswer.one(call.tx, { message, staff: staff.id, now: call.now, truth }))) return sent;
  await record(call, staff, {
    verb: 'message.answered',
    object: 'message',
    id: message,
    account: call.actor.id,
    details: { conversation, truth },
  });
  return sent;
}

export async function writersOf(
  { sql }: Pick<ReadCall, 'sql'>,
  messages: readonly number[],
): Promise<ReadonlyMap<number, { name: string; truth: Truth | null }>> {
  const rows = await authorsOf(sql, { messages: [...messages] });
  return new Map(rows.map(({ message_id, name, truth }) => [message_id, { name, truth }]));
}

export const noteFor = async (
  { sql }: Pick<ReadCall, 'sql'>,
  conversation: number,
): Promise<{ body: string; by: string; at: string } | null> => {
  const row = await handoverNote.one(sql, { conversation });
  return row && { body: row.body, by: row.name, at: row.updated_at.toISOString() };
};

export async function leaveNote(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  staff: ProvenStaff,
  { conversation, member, body }: { conversation: number; member: number; body: string },
): Promise<void> {
  if (body === '') await deleteNote(tx, { conversation });
  else await writeNote(tx, { conversation, member, body, staff: staff.id, now });
}
