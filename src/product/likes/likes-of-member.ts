import type { Authenticated, ReadCall } from '#platform/call.ts';
import { batchReads } from '#platform/db/batch-reads.ts';
import { noteListVersion } from '#product/accounts/invalidate-polls.ts';
import { cardsIn } from '#product/members/cards-of.ts';
import { LIKES_PAGE, type LikesReply, type LikesSearch } from './contract.ts';
import { FROM_THE_NEWEST, type Places, placesAfter, readPlaces, writePlaces } from './policy.ts';
import { likesOf } from './queries.ts';

const next = new WeakMap<ReadCall, string>();

const readRows = batchReads((db, asked: readonly (Places & { viewer: number; pool: number })[]) =>
  likesOf(db, {
    viewers: asked.map(({ viewer }) => viewer),
    pools: asked.map(({ pool }) => pool),
    givenAts: asked.map(({ given }) => given.at),
    givenAfters: asked.map(({ given }) => given.after),
    receivedAts: asked.map(({ received }) => received.at),
    receivedAfters: asked.map(({ received }) => received.after),
    most: LIKES_PAGE + 1,
  }),
);

export async function likesOfMember(call: Authenticated<ReadCall>, { before }: LikesSearch): Promise<LikesReply> {
  const from = before === undefined ? FROM_THE_NEWEST : readPlaces(before);
  const rows = await readRows(call.sql, { viewer: call.actor.id, pool: call.site.pool, ...from });
  noteListVersion(call, rows);
  const given = rows.filter((row) => !row.received);
  const received = rows.filter((row) => row.received);
  const after = placesAfter({ rows: given, most: LIKES_PAGE }, { rows: received, most: LIKES_PAGE });
  if (after) next.set(call, writePlaces(after));
  const shown = received.slice(0, LIKES_PAGE);
  return {
    profiles: cardsIn(call, given.slice(0, LIKES_PAGE)),
    liked_by: cardsIn(call, shown).map((card, index) => ({ ...card, like_new: !shown[index]?.seen })),
  };
}

export function nextLikes(call: ReadCall): string | null {
  const before = next.get(call);
  return before === undefined ? null : `before=${before}`;
}
