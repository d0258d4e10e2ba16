import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';

const ID_LENGTH_BYTES = 16;
/** So few that a Message-ID stays on one line: who guesses has to ask the product. */
const PROOF_LENGTH_BYTES = 9;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** 25 bytes in letters of five bits. */
const TOKEN_LENGTH = 40;
const PURPOSE = 'mail tokens';

/** Names a mail in its Message-ID and return path. Letters of one case only: servers may change the case. @param id a UUID. */
export function mailTokenOf(keys: Pick<KeyRing, 'derive'>, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return base32(Buffer.concat([bytes, proofOf(keys, bytes)]));
}

/** The mail that the first token in a text names; null where nothing in it is one of ours. Asks no database. */
export function mailIdIn(keys: Pick<KeyRing, 'derive'>, text: string): string | null {
  for (const token of text.toLowerCase().split(/[^a-z2-7]/)) {
    if (token.length !== TOKEN_LENGTH) continue;
    const bytes = bytesOf(token);
    const id = bytes.subarray(0, ID_LENGTH_BYTES);
    if (timingSafeEqual(bytes.subarray(ID_LENGTH_BYTES), proofOf(keys, id))) return uuidOf(id);
  }
  return null;
}

const proofOf = (keys: Pick<KeyRing, 'derive'>, id: Buffer) =>
  createHmac('sha256', keys.derive(PURPOSE)).update(id).digest().subarray(0, PROOF_LENGTH_BYTES);

export function uuidOf(bytes: Buffer): string {
  const part = (from: number, to: number) => bytes.toString('hex', from, to);
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, ID_LENGTH_BYTES)].join('-');
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return piecesOf(bits, 5)
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function bytesOf(token: string): Buffer {
  const bits = [...token].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(piecesOf(bits, 8).map((eight) => Number.parseInt(eight, 2)));
}

const piecesOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length));
