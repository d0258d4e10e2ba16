import type { Authenticated, CallFacts } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { TRUTHS_ABOUT_US, type Truth } from '#product/chat/answers/contract.ts';
import { type Concern, WAITING_DAYS } from './contract.ts';
import phrases from './data/phrases.json' with { type: 'json' };

const DAY_MS = 24 * 3600_000;

export const inboxScope = ({ now, actor }: Pick<Authenticated<CallFacts>, 'now' | 'actor'>, sites: number[]) => ({
  sites,
  now,
  account: actor.id,
  since: new Date(now.getTime() - WAITING_DAYS * DAY_MS),
});

/** Letters that have no mark of their own to take away. */
const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss', ł: 'l' };

/** No capitals, marks or signs, a blank between each two words and around. */
function plainWords(text: string): string {
  const letters = composed(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[æøßł]/g, (letter) => LETTERS[letter] ?? '');
  return ` ${letters
    .replaceAll(/[^\p{L}\p{N}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()} `;
}

const KNOWN = {
  asks: phrases.asks.map((phrase) => ` ${phrase} `),
  meets: phrases.meets.map((phrase) => ` ${phrase} `),
};

/** Whoever asks is told first: a phrase too many costs a true answer, one too few a look. */
export function concernIn(texts: readonly string[]): Concern | null {
  const words = texts.map(plainWords);
  const holds = (known: readonly string[]) => words.some((text) => known.some((phrase) => text.includes(phrase)));
  if (holds(KNOWN.asks)) return 'asks';
  return holds(KNOWN.meets) ? 'meets' : null;
}

/** Messages that a member may get in a row without an answer: nobody presses them to go on. */
const MAX_IN_A_ROW = 3;
const ABOUT_US: readonly Truth[] = TRUTHS_ABOUT_US;

export interface AnswerFacts {
  concern: Concern | null;
  /** Null: it is the staff's own words. */
  truth: Truth | null;
  inARow: number;
  answers: number;
  spent: number;
}

interface AnswerRules {
  fictional_answers_a_day: number;
  fictional_spending_limit: number;
  message_credits: number;
}

type AnswerRefusal =
  | 'inbox_truth_first'
  | 'inbox_untrue'
  | 'inbox_in_a_row'
  | 'inbox_day_limit'
  | 'inbox_spending_limit';

export function isTrueNow(
  truth: Truth,
  { spent }: Pick<AnswerFacts, 'spent'>,
  { fictional_spending_limit: limit, message_credits: price }: AnswerRules,
): boolean {
  if (truth === 'pause') return spent >= limit;
  return truth !== 'cost' || price > 0;
}

/** Null: it may. Whoever asks is told the truth first, whatever else is over. */
export function answerRefusal(
  { concern, truth, inARow, answers, spent }: AnswerFacts,
  rules: AnswerRules,
): AnswerRefusal | null {
  const { fictional_answers_a_day: most, fictional_spending_limit: limit } = rules;
  const isOver = inARow >= MAX_IN_A_ROW;
  const asks = concern === 'asks';
  if (truth && ABOUT_US.includes(truth)) return isOver && !asks ? 'inbox_in_a_row' : null;
  if (asks) return 'inbox_truth_first';
  if (truth && !isTrueNow(truth, { spent }, rules)) return 'inbox_untrue';
  if (!truth && spent >= limit) return 'inbox_spending_limit';
  if (answers >= most) return 'inbox_day_limit';
  return isOver && !truth ? 'inbox_in_a_row' : null;
}
