import type { ReportWithContent } from '#product/chat/removals/contract.ts';
import type { ReportDecision } from '#product/safety/decisions/contract.ts';

/** What a decision rests on. The first three say that who complained was right. */
export const UPHELD_GROUNDS = ['law', 'terms', 'service'] as const;
export const REFUSED_GROUNDS = ['no_breach', 'not_found', 'unclear', 'gone', 'stands'] as const;
export const GROUNDS = [...UPHELD_GROUNDS, ...REFUSED_GROUNDS] as const;
export type Ground = (typeof GROUNDS)[number];

export const isUpheld = (ground: Ground): boolean => UPHELD_GROUNDS.some((one) => one === ground);

/** What follows. `other`: staff did it by another order, or outside of this product. */
export type ComplaintDecision = ReportDecision;

export interface ComplaintOrder extends Pick<ReportWithContent, 'ban' | 'photos' | 'messages' | 'text' | 'note'> {
  complaint: number;
  decision: ComplaintDecision;
  ground: Ground;
  words: string;
}

/**
 * `unfit`: the ground says that nothing follows and something does, or the other way round. `no_member`: nobody is known whom it is
 * about, or nobody who can be warned or banned. `past`: the ban would be over. `no_content`: what was to be removed is not there. `text_changed`: it is another text by now than the one that was complained of. `own_decision`: somebody else decides an appeal.
 */
export type ComplaintVerdict =
  | 'decided'
  | 'unchanged'
  | 'decided_before'
  | 'unfit'
  | 'no_member'
  | 'past'
  | 'no_content'
  | 'text_changed'
  | 'own_decision'
  | 'not_open'
  | 'not_found';
