import type { PhotoReason } from '#product/media/contract.ts';

/** In the order of their keys, `1` to `5`; the rest has none. */
export const KEYED_REASONS = [
  'unclear',
  'not_you',
  'child',
  'contact',
  'explicit',
  'copied',
  'other',
] as const satisfies readonly PhotoReason[];
export const MAX_REASON_KEYS = 5;
export const [ACCEPT_KEY, LATER_KEY, CLEAR_KEY] = ['A', 'S', 'Esc'];
