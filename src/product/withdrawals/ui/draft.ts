import type { OrderView } from '../contract.ts';

export interface Draft {
  /** The same declaration sent twice is one. */
  key: string;
  name: string;
  email: string;
  chosen: OrderView | null;
  order: string;
}

/** A heading that comes in place of another takes the focus, so that it is read out. */
export const takesFocus = (heading: HTMLElement | null) => heading?.focus();
