import { lineOf } from '#platform/first-line.ts';
import { isShown, type ShownSettings } from '#product/members/contract.ts';
import type { Visibility } from '#product/safety/contract.ts';
import type { Introduction } from './contract.ts';

export interface IntroductionFacts {
  visibility: Visibility;
  about: string | null;
  interests: Introduction['interests'];
  viewer_interests: Introduction['interests'];
}

const MAX_SHARED_INTERESTS = 6;
export const MAX_OTHERS_INTERESTS = 3;

/** Something to begin a conversation by; null of a member whom the viewer does not see. */
export function introductionOf(
  { visibility, about, interests, viewer_interests }: IntroductionFacts,
  settings: ShownSettings,
): Introduction | null {
  if (visibility !== 'shown') return null;
  const told = isShown('interests', settings) ? interests : [];
  const both = told.filter((interest) => viewer_interests.includes(interest));
  return {
    line: about && isShown('about', settings) ? lineOf(about) : null,
    interests: both.length > 0 ? both.slice(0, MAX_SHARED_INTERESTS) : told.slice(0, MAX_OTHERS_INTERESTS),
    interests_shared: both.length > 0,
  };
}

interface Place {
  /** Microseconds since 1970, as exact as the database has them. */
  at: number;
  under: number;
}

const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, under: 0 };
/** @param before as `ListPlace` has it. */
export function placeIn(before: string | undefined): Place {
  if (before === undefined) return NEWEST;
  const [at = 0, under = 0] = before.split('.').map((part) => Math.min(Number(part), Number.MAX_SAFE_INTEGER));
  return { at, under };
}

/** `before` of the next page, from rows of which the page shows `most` and there is one more if it is not the last; else null. */
export function afterPage(rows: readonly { at: number; conversation_id: number }[], most: number): string | null {
  const last = rows[most - 1];
  return last && rows.length > most ? `${last.at}.${last.conversation_id}` : null;
}
