import { dateOf, yearsBefore } from '#platform/calendar.ts';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { cardsIn } from '../cards-of.ts';
import { isShown } from '../contract.ts';
import { SWIPE_RETENTION_MS } from '../passes/passes.ts';
import { SUGGESTION_PAGES, SUGGESTIONS_PAGE, type SuggestionsReply } from './contract.ts';
import { namedInterest, reasonsOf } from './policy.ts';
import { suggestedRows } from './queries.ts';

const DAY_MS = 24 * 3600_000;
/** Milliseconds in which somebody was here who is suggested. */
const HERE_WITHIN_MS = 30 * DAY_MS;
/** Milliseconds in which somebody was here lately, which counts for being in front. */
const LATELY_MS = 7 * DAY_MS;
const NEW_FOR_MS = 7 * DAY_MS;

export function candidatesFor({ actor, site, now }: Authenticated<ReadCall>) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return {
    viewer: actor.id,
    pool: site.pool,
    start: startOf(actor.id, Math.floor(now.getTime() / DAY_MS)),
    since: ago(HERE_WITHIN_MS),
    lately: ago(LATELY_MS),
    newSince: ago(NEW_FOR_MS),
    swipedSince: ago(SWIPE_RETENTION_MS),
  };
}

/** The same members in the same order all day, as far as they stay as they are. */
export async function suggestionsFor(
  call: Authenticated<ReadCall>,
  { page = 1 }: { page?: number | undefined },
): Promise<SuggestionsReply> {
  const { sql, site, now } = call;
  const rows = await suggestedRows(sql, {
    ...candidatesFor(call),
    bornUntil: yearsBefore(dateOf(now), site.settings.min_age),
    offset: (page - 1) * SUGGESTIONS_PAGE,
    limit: SUGGESTIONS_PAGE + 1,
  });
  const shown = rows.slice(0, SUGGESTIONS_PAGE);
  const cards = cardsIn(call, shown);
  const tells = {
    interests: isShown('interests', site.settings),
    looking_for: isShown('looking_for', site.settings),
  };
  return {
    members: shown.flatMap((row, index) => {
      const card = cards[index];
      if (!card) return [];
      const { few, years_apart: yearsApart, last_active } = row;
      const shared = tells.interests ? row.shared_interests : [];
      const sameGoal = tells.looking_for && row.same_goal;
      const away = now.getTime() - last_active.getTime();
      const reasons = reasonsOf({ card, few, shared: shared.length, sameGoal, yearsApart, away });
      return [{ ...card, reasons, shared_interest: namedInterest(card.id, shared) }];
    }),
    page,
    more: rows.length > SUGGESTIONS_PAGE && page < SUGGESTION_PAGES,
  };
}

/** Day by day it goes on by the golden section of the ring (0 to 2^32 - 1), which comes by everybody soonest. */
const startOf = (member: number, day: number): number =>
  (Math.imul(member, 0x85ebca6b) + Math.imul(day, 0x9e3779b1)) >>> 0;
