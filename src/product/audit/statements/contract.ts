/** The mildest first. A warning restricts nothing, but stands with the others. */
export const RESTRICTIONS = [
  'warning',
  'photo_rejected',
  'photo_removed',
  'text_rejected',
  'text_removed',
  'message_removed',
  'account_suspended',
  'account_ended',
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** Not what was refused before anybody saw it. */
export const STRIKES = [
  'warning',
  'photo_removed',
  'text_removed',
  'message_removed',
  'account_suspended',
  'account_ended',
] as const satisfies readonly Restriction[];

/** Months after which a decision counts no more. */
export const STRIKE_MONTHS = 12;

export interface Found {
  /** Somebody told us; false for a look of our own. */
  notice?: boolean | undefined;
  /** A program pointed it out; a person decides in any case. */
  automated?: boolean | undefined;
  reason?: string | undefined;
  ground?: 'law' | 'terms' | undefined;
}
