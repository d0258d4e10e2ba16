import { isVisible } from '#platform/visible.ts';
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

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
/** UTF-16 units: a greeting alone says too little, and two lines of a phone hold no more. */
const LINE_LEAST = 24;
const LINE_MOST = 110;

/** The first sentence of a text that says something, in one line; cut between words when it is long. Null of a blank text. */
export function lineOf(text: string): string | null {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (!isVisible(flat)) return null;
  let line = '';
  for (const { segment } of SENTENCES.segment(flat)) {
    if (line.length >= LINE_LEAST) break;
    line += segment;
  }
  line = line.trim();
  if (line.length <= LINE_MOST) return line;
  let cut = '';
  for (const { segment } of WORDS.segment(line)) {
    if (cut.length + segment.length >= LINE_MOST) break;
    cut += segment;
  }
  // One word without an end is no sentence to show.
  return cut === ''
    ? null
    : `${cut
        .trimEnd()
        .replace(/[,;:–—-]$/u, '')
        .trimEnd()}…`;
}
