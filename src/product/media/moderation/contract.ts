import type { Found } from '#product/audit/statements/contract.ts';
import type { PhotoReason } from '../contract.ts';

export interface PhotoDecision {
  photo: number;
  /** The beginning of the picture's hash, as the moderator saw it: another picture is not decided about. */
  picture?: string | undefined;
  reason: PhotoReason | null;
  note?: string | undefined;
  /** Nobody is told by mail before: until then the decision can be taken back. */
  tellAfter?: Date | undefined;
  again?: boolean | undefined;
  found?: Found | undefined;
}

export const DECISION_VERDICTS = ['decided', 'unchanged', 'decided_before', 'other_picture', 'not_found'] as const;
/** `decided_before`: otherwise, or by the site itself. `other_picture`: its member has cropped or turned it. */
export type DecisionVerdict = (typeof DECISION_VERDICTS)[number];

export type PhotosEvent = { type: 'photos' };
