import { createHmac, randomBytes } from 'node:crypto';
import type { ReadCall } from '#platform/call.ts';
import { checkPayeeKeys, sealPayeesAnew } from '../payouts/seal-payee.ts';
import { debitKey, ibanOfEachKey, ibansOfOtherKeys, keepDebitKey, sealDebitKey, setIban } from './queries.ts';

type Keys = Pick<ReadCall, 'sql' | 'keys'>;

const BATCH_SIZE = 500;
const KEY_LENGTH_BYTES = 32;

const KEY_PLACE = { table: 'debit_keys', column: 'sealed', row: 1 };
const placeOf = (reference: string) => ({ table: 'debit_mandates', column: 'iban', row: reference });

export const sealIban = ({ keys }: Pick<Keys, 'keys'>, reference: string, iban: string): string =>
  keys.seal(placeOf(reference), Buffer.from(iban));

/** @param sealed `iban` of the mandate of this reference. @throws SealBroken */
export const openIban = ({ keys }: Pick<Keys, 'keys'>, reference: string, sealed: string): string =>
  keys.open(placeOf(reference), sealed).toString();

/** HMAC-SHA256, in base64url, of an IBAN without blanks. Its key outlives the environment's. @throws SealBroken */
export async function ibanHasher(call: Keys): Promise<(iban: string) => string> {
  const key = await hashKey(call);
  return (iban) => createHmac('sha256', key).update(iban).digest('base64url');
}

async function hashKey({ sql, keys }: Keys): Promise<Buffer> {
  const kept = await debitKey.one(sql);
  if (kept) return keys.open(KEY_PLACE, kept.sealed);
  await keepDebitKey(sql, { sealed: keys.seal(KEY_PLACE, randomBytes(KEY_LENGTH_BYTES)) });
  return hashKey({ sql, keys });
}

/** Opens the key of hashes, and one IBAN of each key that encrypted any. @throws SealBroken */
export async function checkDebitKeys({ sql, keys }: Keys): Promise<void> {
  const kept = await debitKey.one(sql);
  if (kept) keys.open(KEY_PLACE, kept.sealed);
  for (const { reference, iban } of await ibanOfEachKey(sql)) openIban({ keys }, reference, iban);
  await checkPayeeKeys({ sql, keys });
}

/** Writes anew what another key than the first encrypted: then that key may go. */
export async function sealIbansAnew({ sql, keys }: Keys): Promise<void> {
  const before = (await debitKey.one(sql))?.sealed;
  if (before && !keys.isCurrent(before))
    await sealDebitKey(sql, { before, sealed: keys.seal(KEY_PLACE, keys.open(KEY_PLACE, before)) });
  for (;;) {
    const others = await ibansOfOtherKeys(sql, { key: keys.current, most: BATCH_SIZE });
    for (const { reference, iban } of others) {
      const sealed = sealIban({ keys }, reference, openIban({ keys }, reference, iban));
      await setIban(sql, { reference, before: iban, sealed });
    }
    if (others.length < BATCH_SIZE) break;
  }
  await sealPayeesAnew({ sql, keys });
}
