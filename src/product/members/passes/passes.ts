import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { cardsIn } from '../cards-of.ts';
import type { PassError, PassesReply, PassInput } from './contract.ts';
import {
  BATCH_SIZE,
  deleteOldSwipes,
  deletePass,
  deleteSwipe,
  findPass,
  insertPass,
  insertSwipe,
  passedBy,
} from './queries.ts';

/** Milliseconds that a pass of the swipe game is remembered (PRODUCT 9). */
export const SWIPE_RETENTION_MS = 30 * 24 * 3600_000;
/** Bounds one answer; who was set aside before the newest of these stays aside. */
const MAX_LISTED = 500;

/** They are not told, and may see, like and write as before. @throws pass_self, member_not_found */
export async function pass(call: Authenticated<WriteCall>, { profile_id: passed }: PassInput): Promise<{ ok: true }> {
  const { tx, actor, now } = call;
  const member = actor.id;
  if (member === passed) throw new AppError<PassError>('pass_self', 422, {}, { profile_id: 'pass_self' });
  const known = (await insertPass.one(tx, { member, passed, now })) ?? (await findPass.one(tx, { member, passed }));
  if (!known) throw new AppError<PassError>('member_not_found', 404);
  return { ok: true };
}

/** Brings a member back; without a pass nothing changes, and nobody learns whether there is such a member. */
export async function unpass(
  { tx, actor }: Authenticated<WriteCall>,
  { profile_id: passed }: PassInput,
): Promise<{ ok: true }> {
  await deletePass(tx, { member: actor.id, passed });
  return { ok: true };
}

/** One set aside for good stays so; doing it again begins the days anew. @throws pass_self, member_not_found */
export async function passInGame(call: Authenticated<WriteCall>, { profile_id: passed }: PassInput): Promise<void> {
  const { tx, actor, now } = call;
  const member = actor.id;
  if (member === passed) throw new AppError<PassError>('pass_self', 422, {}, { profile_id: 'pass_self' });
  const known = (await insertSwipe.one(tx, { member, passed, now })) ?? (await findPass.one(tx, { member, passed }));
  if (!known) throw new AppError<PassError>('member_not_found', 404);
}

export async function takeBackInGame(
  { tx, actor }: Authenticated<WriteCall>,
  { profile_id: passed }: PassInput,
): Promise<void> {
  await deleteSwipe(tx, { member: actor.id, passed });
}

export async function passesOf(call: Authenticated<ReadCall>): Promise<PassesReply> {
  const rows = await passedBy(call.sql, { viewer: call.actor.id, most: MAX_LISTED });
  const cards = cardsIn(call, rows);
  return {
    members: rows.flatMap((row, index) => {
      const card = cards[index];
      return card ? [{ ...card, passed_at: row.passed_at.toISOString() }] : [];
    }),
  };
}

export async function forgetSwipes({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - SWIPE_RETENTION_MS);
  let deleted: unknown[];
  do deleted = await deleteOldSwipes(sql, { before });
  while (deleted.length === BATCH_SIZE);
}
