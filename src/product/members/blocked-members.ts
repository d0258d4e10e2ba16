import type { Authenticated, ReadCall } from '#platform/call.ts';
import { cardsIn } from './cards-of.ts';
import type { BlockedReply } from './contract.ts';
import { blockedBy } from './queries.ts';

const MAX_LISTED = 500;

export async function blockedMembers(call: Authenticated<ReadCall>): Promise<BlockedReply> {
  const rows = await blockedBy(call.sql, { viewer: call.actor.id, most: MAX_LISTED });
  const cards = cardsIn(call, rows);
  return {
    members: rows.flatMap((row, index) => {
      const card = cards[index];
      return card ? [{ ...card, blocked_at: row.blocked_at.toISOString(), reported: row.reported }] : [];
    }),
  };
}
