import { createHash } from 'node:crypto';

/** Candidates of one form that are checked: a message full of wrong ones costs no more. */
const CHECKED = 4;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** First bytes of addresses: Bitcoin, Litecoin, Dogecoin, Dash, TRON. */
const VERSIONS: ReadonlySet<number> = new Set([0x00, 0x05, 0x30, 0x32, 0x1e, 0x16, 0x4c, 0x10, 0x41]);

/** An address of a cryptocurrency stands in the text: by its checksum where its form has one. */
export const holdsCryptoAddress = (text: string): boolean =>
  some(text, /(?<![\p{L}\p{N}])[1-9A-HJ-NP-Za-km-z]{26,44}(?![\p{L}\p{N}])/gu, isBase58Address) ||
  some(text, /(?<![\p{L}\p{N}])(?:bc|ltc)1[02-9ac-hj-np-z]{11,87}(?![\p{L}\p{N}])/giu, isBech32) ||
  // Ethereum and its kin: nothing else that people write has this form, so its checksum, which is optional, is not asked for.
  /(?<![\p{L}\p{N}])0x[0-9a-f]{40}(?![\p{L}\p{N}])/iu.test(text) ||
  // Monero: of its own base 58 in blocks, and so long that nothing else looks like it.
  /(?<![\p{L}\p{N}])[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}(?![\p{L}\p{N}])/u.test(text);

function some(text: string, form: RegExp, isAddress: (candidate: string) => boolean): boolean {
  let checked = 0;
  for (const [candidate] of text.matchAll(form)) {
    if (isAddress(candidate)) return true;
    checked += 1;
    if (checked === CHECKED) return false;
  }
  return false;
}

/** With the four bytes of two SHA-256 at its end; or, as Solana's have none, 32 bytes in letters of both cases and digits. */
function isBase58Address(text: string): boolean {
  const bytes = base58(text);
  if (bytes.length === 25) {
    const sum = sha256(sha256(bytes.subarray(0, 21)));
    return VERSIONS.has(bytes[0] ?? -1) && sum.subarray(0, 4).equals(bytes.subarray(21));
  }
  return bytes.length === 32 && /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

function base58(text: string): Buffer {
  let value = 0n;
  for (const sign of text) value = value * 58n + BigInt(BASE58.indexOf(sign));
  const zeros = text.length - text.replace(/^1+/, '').length;
  const hex = value === 0n ? '' : value.toString(16);
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')]);
}

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** What remains of right ones, by BIP 173 and BIP 350. */
const REMAINDERS: ReadonlySet<number> = new Set([1, 0x2bc830a3]);

function isBech32(written: string): boolean {
  const text = written.toLowerCase();
  if (written !== text && written !== written.toUpperCase()) return false;
  const split = text.indexOf('1');
  const prefix = [...text.slice(0, split)].map((sign) => sign.charCodeAt(0));
  const values = [...text.slice(split + 1)].map((sign) => BECH32.indexOf(sign));
  let sum = 1;
  for (const value of [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...values]) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    GENERATOR.forEach((part, bit) => {
      if ((top >> bit) & 1) sum ^= part;
    });
  }
  return REMAINDERS.has(sum >>> 0);
}
