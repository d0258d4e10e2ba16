import { createHmac } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';

/** 32 hexadecimal digits that were never asked before. */
export const NONCE = /^[0-9a-f]{32}$/;

/** What a deployment alone answers to a number: whoever asks knows that it is the same one, behind whichever name. */
export const proofOf = (keys: KeyRing, nonce: string): string =>
  createHmac('sha256', keys.derive('host proof')).update(nonce).digest('hex').slice(0, 32);
