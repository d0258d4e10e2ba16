import { INTIMATE_INTERESTS, type Interest } from '#product/sites/profiles/contract.ts';
import type { MemberCard } from '../contract.ts';
import { REASONS, type Reason } from './contract.ts';

/** Not written on a card for whoever looks over the reader's shoulder. They count as interests that both have all the same. */
const UNNAMED: readonly Interest[] = [...INTIMATE_INTERESTS, 'kissing', 'massages'];

export function namedInterest(member: number, shared: readonly Interest[]): Interest | null {
  const named = shared.filter((interest) => !UNNAMED.includes(interest));
  return named[member % named.length] ?? null;
}

export interface Suggested {
  card: Pick<MemberCard, 'distance' | 'is_new'>;
  few: boolean;
  shared: number;
  sameGoal: boolean;
  yearsApart: number;
  /** Milliseconds since the member was here. */
  away: number;
}

const DAY_MS = 24 * 3600_000;
const NEAR: readonly MemberCard['distance'][] = ['2', '5', '10', '25'];
const ABOUT_AS_OLD = 5;

export function reasonsOf({ card, few, shared, sameGoal, yearsApart, away }: Suggested): Reason[] {
  const holds: Record<Reason, boolean> = {
    few_views: few,
    new: card.is_new,
    near: NEAR.includes(card.distance),
    looking_for: sameGoal,
    interests: shared > 0,
    active_today: away < DAY_MS,
    age: yearsApart <= ABOUT_AS_OLD,
    active_lately: true,
  };
  return REASONS.filter((reason) => holds[reason]);
}
