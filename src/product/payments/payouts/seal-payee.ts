import type { ReadCall } from '#platform/call.ts';
import { payeeOfEachKey, payeesOfOtherKeys, setEntryIban, setPayoutIban } from './queries.ts';

type Keys = Pick<ReadCall, 'sql' | 'keys'>;

const BATCH_SIZE = 500;

const payoutPlace = (endToEndId: string) => ({ table: 'payouts', column: 'iban', row: endToEndId });
const entryPlace = (account: number, key: string) => ({
  ...{ table: 'bank_entries', column: 'payer_iban', row: `${account} ${key}` },
});

export const sealPayee = ({ keys }: Pick<Keys, 'keys'>, endToEndId: string, iban: string): string =>
  keys.seal(payoutPlace(endToEndId), Buffer.from(iban));

/** @throws SealBroken */
export const openPayee = ({ keys }: Pick<Keys, 'keys'>, endToEndId: string, sealed: string): string =>
  keys.open(payoutPlace(endToEndId), sealed).toString();

/** An IBAN without blanks. @param key of the entry. */
export const sealPayer = (
  { keys }: Pick<Keys, 'keys'>,
  { account, key }: { account: number; key: string },
  iban: string,
): string => keys.seal(entryPlace(account, key), Buffer.from(iban));

/** @throws SealBroken */
export const openPayer = (
  { keys }: Pick<Keys, 'keys'>,
  { account, key }: { account: number; key: string },
  sealed: string,
): string => keys.open(entryPlace(account, key), sealed).toString();

/** Opens one IBAN of each key that encrypted any. @throws SealBroken */
export async function checkPayeeKeys({ sql, keys }: Keys): Promise<void> {
  for (const { of, account, row, iban } of await payeeOfEachKey(sql))
    if (iban !== null && row !== null)
      keys.open(of === 'payouts' ? payoutPlace(row) : entryPlace(account ?? 0, row), iban);
}

/** Writes anew what another key than the first encrypted: then that key may go. */
export async function sealPayeesAnew({ sql, keys }: Keys): Promise<void> {
  for (;;) {
    const others = await payeesOfOtherKeys(sql, { key: keys.current, most: BATCH_SIZE });
    for (const { of, id, account, row, iban: before } of others) {
      if (id === null || row === null || before === null) continue;
      const place = of === 'payouts' ? payoutPlace(row) : entryPlace(account ?? 0, row);
      const sealed = keys.seal(place, keys.open(place, before));
      await (of === 'payouts' ? setPayoutIban : setEntryIban)(sql, { id, before, sealed });
    }
    if (others.length < BATCH_SIZE) return;
  }
}
