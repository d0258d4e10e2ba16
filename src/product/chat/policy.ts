import { graphemesIn } from '#platform/graphemes.ts';
import { isVisible, lowered } from '#platform/visible.ts';
import type { Visibility } from '#product/safety/contract.ts';
import type { ConversationReply } from './contract.ts';

/** What the database knows about two members' next message. */
export interface WritingFacts {
  paid_user: boolean;
  credits: number;
  /** Conversations that the writer has started; only counted for a free member about to open one. */
  started: number;
  /** Somebody has written. */
  begun: boolean;
  /** What the other member is to the writer: only who is shown can be written to. */
  visibility: Visibility;
}

/** A site's prices and limits. */
export interface WritingRules {
  message_credits: number;
  free_conversations: number;
}

/** A free member opens this conversation as one of the free ones. */
const opensFree = (facts: WritingFacts, rules: WritingRules) =>
  !facts.begun && !facts.paid_user && facts.started < rules.free_conversations;

/** Credits that the next message takes. */
export const nextMessageCredits = (facts: WritingFacts, rules: WritingRules): number =>
  opensFree(facts, rules) ? 0 : rules.message_credits;

/** What send_message would say, in its order. */
export function canWrite(facts: WritingFacts, rules: WritingRules): ConversationReply['can_write'] {
  if (facts.visibility === 'gone') return 'gone';
  if (facts.visibility !== 'shown') return 'blocked';
  if (!facts.begun && !facts.paid_user && !opensFree(facts, rules)) return 'premium_only';
  return facts.credits < nextMessageCredits(facts, rules) ? 'not_enough_credits' : 'yes';
}

/** The text as it is stored: without white space around it, towers of marks, and what PostgreSQL cannot keep. */
export const bodyOf = (text: string): string => lowered(text.toWellFormed().replaceAll('\0', '').trim());

/** @param max grapheme clusters. */
export function bodyProblem(body: string, max: number): 'message_empty' | 'message_too_long' | null {
  if (!isVisible(body)) return 'message_empty';
  return graphemesIn(body, max) > max ? 'message_too_long' : null;
}
