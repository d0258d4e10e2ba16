import type { Found } from '#product/audit/statements/contract.ts';
import type { PhotoReason } from '#product/media/contract.ts';
import type { TextField, TextReason } from '#product/members/texts/contract.ts';
import type { MeasureGround, ReportOrder } from '#product/safety/decisions/contract.ts';

export interface Removal {
  reason: TextReason;
  ground?: MeasureGround | undefined;
  /** For other staff. */
  note?: string | undefined;
  found?: Found | undefined;
  words?: string | undefined;
}

/** `own_decision`: somebody else than who removed it brings it back. */
export type RestoreVerdict = 'restored' | 'own_decision' | 'not_found';

export interface ReportWithContent extends ReportOrder {
  /** For `remove_photos`: why, and which of them; null for all that were reported. */
  photos?: { reason: PhotoReason; only: number[] | null } | undefined;
  /** For `remove_messages`: why, and which of those that came with the report; null for all that the member wrote. */
  messages?: { reason: TextReason; only: number[] | null } | undefined;
  /** For `remove_text`. `changed`: also where it is another text by now than the one that was reported. */
  text?: { reason: TextReason; field: TextField; changed?: boolean | undefined } | undefined;
}
