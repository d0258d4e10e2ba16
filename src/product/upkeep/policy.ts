import { createHmac } from 'node:crypto';
import type { KeyRing } from '#platform/secrets/key-ring.ts';

/** Only the encryption key tells who it was, and only of a database that still has them. */
export interface Erasure {
  key_id: string;
  account_hash: string;
  erased_at: Date;
}

const PURPOSE = 'erasures';
const hashOf = (key: Buffer, account: number) => createHmac('sha256', key).update(`${account}`).digest('base64url');

/** By the first key. */
export const keyedAccount = (keys: KeyRing, account: number): { key: string; hash: string } => ({
  key: keys.current,
  hash: hashOf(keys.derive(PURPOSE), account),
});

/** @returns tells of an account, whichever of the keys was first then. */
export function amongErased(keys: KeyRing, erased: readonly Erasure[]): (account: number) => boolean {
  const known = keys.deriveEach(PURPOSE).map(({ id, key }) => ({
    key,
    hashes: new Set(erased.filter(({ key_id }) => key_id === id).map(({ account_hash }) => account_hash)),
  }));
  return (account) => known.some(({ key, hashes }) => hashes.size > 0 && hashes.has(hashOf(key, account)));
}

/** One a line: the key's name, the hash, the time. */
export const lineOf = ({ key_id, account_hash, erased_at }: Erasure): string =>
  `${key_id} ${account_hash} ${erased_at.toISOString()}\n`;

const LINE = /^([a-z0-9-]{1,16}) ([\w-]{43}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** What a process that died left half written is no erasure. */
export function erasuresIn(text: string): Erasure[] {
  return text.split('\n').flatMap((line) => {
    const [, key_id, account_hash, at] = LINE.exec(line) ?? [];
    return key_id && account_hash && at ? [{ key_id, account_hash, erased_at: new Date(at) }] : [];
  });
}
