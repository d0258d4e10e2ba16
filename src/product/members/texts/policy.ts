import { composed } from '#platform/composed.ts';
import { plainText } from '#platform/plain-text.ts';
import { isVisible } from '#platform/visible.ts';
import type { SiteSettings } from '#product/sites/contract.ts';

const UNWANTED = /(?!\n)\p{Cc}/gu;
const GAP = /\n{3,}/g;

export function wordsOf(text: string | null): string | null {
  if (text === null || !isVisible(text)) return null;
  const lines = composed(text.toWellFormed(), 'NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return plainText(lines.replaceAll(UNWANTED, '')).replaceAll(GAP, '\n\n') || null;
}

export interface TextBefore {
  shown: string | null;
  /** The version that was written last, unless it is what others see. */
  written: { text: string; status: 'pending' | 'active' | 'rejected' } | null;
}

/** `withdraw`: others see it already, what waits is forgotten. `clear`: gone at once. `submit`: staff decide. */
export type TextVerdict = 'nothing' | 'withdraw' | 'clear' | 'publish' | 'submit';

export function textVerdict(
  { shown, written }: TextBefore,
  text: string | null,
  { auto_approve_texts }: Pick<SiteSettings, 'auto_approve_texts'>,
): TextVerdict {
  if (text === null) return shown === null && written === null ? 'nothing' : 'clear';
  if (written && written.status !== 'active') {
    // What staff refused stays refused, however often it is sent.
    if (text === written.text) return 'nothing';
    if (text === shown) return 'withdraw';
  } else if (text === shown) return 'nothing';
  return auto_approve_texts ? 'publish' : 'submit';
}
