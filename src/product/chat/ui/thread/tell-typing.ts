import type { Transport } from '#platform/http/transport.ts';
import { tellTyping } from '../../typing/contract.ts';

/** Milliseconds between two tellings of one who goes on writing. */
const AGAIN = 4_000;

let told = { conversation: 0, at: 0 };

/** Tells the other side that the member is writing, unless it has just been told. */
export function tellOfTyping(transport: Transport, conversation: number): void {
  const now = Date.now();
  if (told.conversation === conversation && now - told.at < AGAIN) return;
  told = { conversation, at: now };
  // Who is not told misses nothing but this.
  transport.call(tellTyping, { conversation_id: conversation }).catch(() => undefined);
}
