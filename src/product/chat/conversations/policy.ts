import { lineOf } from '#platform/first-line.ts';
import { isShown, type ShownSettings } from '#product/members/fields/contract.ts';
import type { Visibility } from '#product/safety/contract.ts';
import type { Introduction } from '../contract.ts';

/** What is known of somebody whom the viewer has no messages with. */
export interface IntroductionFacts {
  visibility: Visibility;
  about: string | null;
  interests: Introduction['interests'];
  viewer_interests: Introduction['interests'];
}

/** Interests that introduce somebody. */
const SHARED_MOST = 6;
const THEIRS_MOST = 3;

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
    interests: both.length > 0 ? both.slice(0, SHARED_MOST) : told.slice(0, THEIRS_MOST),
    interests_shared: both.length > 0,
  };
}
