import type { ReportWithContent } from '#product/chat/removals/contract.ts';
import type { ReportDecision } from '#product/safety/decisions/contract.ts';

export const UPHELD_GROUNDS = ['law', 'terms', 'service'] as const;
export const REFUSED_GROUNDS = ['no_breach', 'not_found', 'unclear', 'gone', 'stands'] as const;
export const GROUNDS = [...UPHELD_GROUNDS, ...REFUSED_GROUNDS] as const;
export type Ground = (typeof GROUNDS)[number];

export const isUpheld = (ground: Ground): boolean => UPHELD_GROUNDS.some((one) => one === ground);

/** `other`: staff did it by another order, or outside of this product. */
export type ComplaintDecision = ReportDecision;

export interface ComplaintOrder extends Pick<ReportWithContent, 'ban' | 'photos' | 'messages' | 'text' | 'note'> {
  complaint: number;
  decision: ComplaintDecision;
  ground: Ground;
  words: string;
}

/** `unfit`: ground and decision contradict. `past`: the ban would be over. `own_decision`: somebody else decides. */
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
