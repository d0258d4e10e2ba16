import type { ReadCall } from '#platform/call.ts';
import { isSealed } from '#platform/secrets/key-ring.ts';
import { oneOfEachKey, sealedOtherwise, setSealed } from './queries.ts';

type Keys = Pick<ReadCall, 'keys'>;

const BATCH_SIZE = 500;

const placeOf = (account: number) => ({ table: 'totp', column: 'secret', row: account });

export const sealSecret = ({ keys }: Keys, account: number, secret: Uint8Array): Buffer =>
  Buffer.from(keys.seal(placeOf(account), secret));

/** One of before secrets were encrypted is as it is: 20 bytes. @throws SealBroken */
export function openSecret({ keys }: Keys, account: number, stored: Uint8Array): Uint8Array {
  const text = Buffer.from(stored).toString('latin1');
  return isSealed(text) ? keys.open(placeOf(account), text) : stored;
}

/** @throws SealBroken */
export async function checkTotpKeys({ sql, keys }: Pick<ReadCall, 'sql' | 'keys'>): Promise<void> {
  for (const { account_id, secret } of await oneOfEachKey(sql)) openSecret({ keys }, account_id, secret);
}

export async function sealSecretsAnew({ sql, keys }: Pick<ReadCall, 'sql' | 'keys'>): Promise<void> {
  const current = Buffer.from(`v1.${keys.current}.%`);
  for (;;) {
    const others = await sealedOtherwise(sql, { current, most: BATCH_SIZE });
    for (const { account_id: account, secret: before } of others) {
      const sealed = sealSecret({ keys }, account, openSecret({ keys }, account, before));
      await setSealed(sql, { account, before, sealed });
    }
    if (others.length < BATCH_SIZE) return;
  }
}
