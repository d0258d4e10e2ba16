import type { Authenticated, AutocommitCall, ReadCall } from '#platform/call.ts';
import { cardsIn } from '../cards-of.ts';
import { VISIT_RETENTION_DAYS, VISITORS_CAP, VISITORS_PAGE, type VisitInput, type VisitorsReply } from './contract.ts';
import { BATCH_SIZE, countVisitors, deleteOldVisits, noteVisit, visitorRows } from './queries.ts';

const VISIT_RETENTION_MS = VISIT_RETENTION_DAYS * 24 * 3600_000;
/** Milliseconds within which opening a profile again is the same visit. */
const SAME_VISIT_MS = 3600_000;

/** What the answer is says nothing about whose profile there is. */
export async function visit(
  call: Authenticated<AutocommitCall>,
  { profile_id: viewed }: VisitInput,
): Promise<{ ok: true }> {
  const { sql, actor, now } = call;
  const recent = new Date(now.getTime() - SAME_VISIT_MS);
  await noteVisit(sql, { viewer: actor.id, viewed, now, recent });
  return { ok: true };
}

export async function visitorsOf(
  call: Authenticated<ReadCall>,
  { page = 1 }: { page?: number | undefined },
): Promise<VisitorsReply> {
  const { sql, actor, now } = call;
  const lately = { viewer: actor.id, since: new Date(now.getTime() - VISIT_RETENTION_MS) };
  const offset = (page - 1) * VISITORS_PAGE;
  const limit = Math.min(VISITORS_PAGE, VISITORS_CAP - offset);
  const [counted, rows] = await Promise.all([
    countVisitors.one(sql, { ...lately, most: VISITORS_CAP + 1 }),
    actor.paidUser ? visitorRows(sql, { ...lately, offset, limit }) : [],
  ]);
  const visitors = counted?.visitors ?? 0;
  const cards = cardsIn(call, rows);
  return {
    named: actor.paidUser,
    total: Math.min(visitors, VISITORS_CAP),
    total_capped: visitors > VISITORS_CAP,
    page,
    members: rows.flatMap((row, index) => {
      const card = cards[index];
      return card ? [{ ...card, visited_at: row.visited_at.toISOString() }] : [];
    }),
  };
}

export async function forgetVisits({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - VISIT_RETENTION_MS);
  let deleted: unknown[];
  do deleted = await deleteOldVisits(sql, { before });
  while (deleted.length === BATCH_SIZE);
}
