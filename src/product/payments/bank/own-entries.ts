import { electronicFormatIBAN } from 'ibantools';
import type { Sql } from '#platform/db/database.ts';
import type { AccountEntries, BankFile } from './policy.ts';
import { bankAccounts } from './queries.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';

export interface OwnEntries {
  account: number;
  file: BankFile;
  entries: AccountEntries;
  foreign: number;
}

export async function ownEntries(
  sql: Sql,
  { bytes, account, accounts }: { bytes: Uint8Array; account: number | null; accounts?: readonly number[] },
): Promise<OwnEntries | { verdict: 'other_account' | 'which_account' }> {
  const own = (await bankAccounts(sql)).filter(({ id }) => accounts?.includes(id) ?? true);
  const isXml = /^[\uFEFF\s]*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
  const [only] = own;
  const named = own.find(({ id }) => id === account) ?? (own.length === 1 ? only : undefined);
  if (!isXml && !named) return { verdict: account === null ? 'which_account' : 'other_account' };
  const file = isXml ? readCamt(bytes) : readCsv(bytes, named?.settings ?? {});
  const candidates = account === null ? own : own.filter(({ id }) => id === account);
  const ours = candidates.filter(({ settings }) => file.accounts.some(({ iban }) => iban === ibanOf(settings)));
  const target = ours.length > 0 ? ours[0] : file.accounts.every(({ iban }) => iban === null) ? named : undefined;
  if (!target) return { verdict: 'other_account' };
  if (ours.length > 1) return { verdict: 'which_account' };
  const isOwn = ({ iban }: AccountEntries) => iban === null || iban === ibanOf(target.settings);
  const mine = file.accounts.filter(isOwn);
  return {
    ...{ account: target.id, file },
    entries: {
      iban: ibanOf(target.settings),
      credits: mine.flatMap(({ credits }) => credits),
      payouts: mine.flatMap(({ payouts }) => payouts),
      ignored: mine.reduce((sum, { ignored }) => sum + ignored, 0),
    },
    foreign: file.accounts.filter((one) => !isOwn(one)).reduce((sum, one) => sum + one.credits.length + one.ignored, 0),
  };
}

const ibanOf = (settings: Readonly<Record<string, string>>) => electronicFormatIBAN(settings.iban ?? '');
