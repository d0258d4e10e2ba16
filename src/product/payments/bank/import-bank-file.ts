import { createHash, createHmac } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { type DecidedPayout, decidePayouts, storePayouts } from '../payouts/decide-payouts.ts';
import { sealPayer } from '../payouts/seal-payee.ts';
import { type Decided, decideEntries } from './decide-entries.ts';
import { type OwnEntries, ownEntries } from './own-entries.ts';
import { type BankEntry, type BankFile, BankFileError, type BankFileErrorCode, type EntryFate } from './policy.ts';
import { fileByHash, insertEntries, insertFile } from './queries.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const BATCH_SIZE = 1_000;
/** Characters that are kept of a name and of a text. */
const MAX_NAME = 140;
const MAX_TEXT = 500;

export interface BankUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly account: number | null;
  /** Payment accounts that it may be of; all without them. */
  readonly accounts?: readonly number[];
}

export interface NotedEntry {
  readonly fate: EntryFate;
  readonly entry: BankEntry;
  readonly reference: string | null;
}

export interface ImportReport {
  readonly format: BankFile['format'];
  readonly account: number;
  readonly credits: number;
  readonly ignored: number;
  readonly foreign: number;
  /** Named by an earlier file, or twice by this one. */
  readonly repeated: number;
  readonly fates: Readonly<Partial<Record<EntryFate, number>>>;
  readonly noted: readonly NotedEntry[];
  readonly payouts: readonly DecidedPayout[];
}

/** `other_account`: no account of ours is in it. `which_account`: it names none, and there are several. `imported`: it is there already. */
export type ImportVerdict =
  | { verdict: 'previewed' | 'booked'; report: ImportReport }
  | { verdict: BankFileErrorCode; said: string }
  | { verdict: 'other_account' | 'which_account' }
  | { verdict: 'imported'; by: string; at: Date };

interface Importer {
  readonly read: Pick<ReadCall, 'sql' | 'keys'>;
  transaction<T>(work: (call: WriteCall) => Promise<T>): Promise<T>;
}

/** All of it or nothing. The same file is stored once, and the same entry once in whichever file. */
export async function importBankFile(
  calls: Importer,
  by: Staff,
  upload: BankUpload,
  book: boolean,
): Promise<ImportVerdict> {
  try {
    const { bytes } = upload;
    if (bytes.length > MAX_BYTES) throw new BankFileError('too_large', 'it is larger than 20 MB');
    const found = await ownEntries(calls.read.sql, upload);
    if (!('account' in found)) return found;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const before = await fileByHash.one(calls.read.sql, { account: found.account, hash });
    if (before) return { verdict: 'imported', by: before.staff_name, at: before.imported_at };
    const hashOf = payerHash(calls.read);
    if (!book) return { verdict: 'previewed', report: await decideAll(calls.read.sql, found, hashOf, async () => {}) };
    return await calls.transaction(async (call) => {
      const { tx, now } = call;
      const { account, file, entries } = found;
      const about = {
        account,
        hash,
        format: file.format,
        name: upload.name.slice(-200),
        entries: entries.credits.length,
      };
      const made = await insertFile.one(tx, { ...about, staff: by.name, now });
      if (!made) return { verdict: 'imported', by: by.name, at: now };
      const report = await decideAll(tx, found, hashOf, async (decided) => {
        const rows = JSON.stringify(decided.map((one) => rowOf(call, account, one, hashOf)));
        await insertEntries(tx, { account, file: made.id, entries: rows, now });
      });
      await storePayouts(tx, { file: made.id, now }, report.payouts);
      await record(call, by, {
        ...{ verb: 'bank_file.imported', object: 'bank_file', id: made.id, account: null, site: call.site.id },
        details: { hash, format: file.format, entries: entries.credits.length },
      });
      return { verdict: 'booked', report };
    });
  } catch (error) {
    if (error instanceof BankFileError) return { verdict: error.code, said: error.message };
    throw error;
  }
}

type HashOf = (iban: string) => string;

function payerHash({ keys }: Pick<ReadCall, 'keys'>): HashOf {
  const key = keys.derive('bank payers');
  return (iban) => createHmac('sha256', key).update(iban).digest('base64url');
}

async function decideAll(
  sql: Sql,
  { account, file, entries, foreign }: OwnEntries,
  hashOf: HashOf,
  store: (decided: readonly Decided[]) => Promise<void>,
): Promise<ImportReport> {
  const { credits, ignored } = entries;
  const fates: Partial<Record<EntryFate, number>> = {};
  const noted: NotedEntry[] = [];
  const decide = decideEntries(sql, account, hashOf);
  let repeated = 0;
  for (let at = 0; at < credits.length; at += BATCH_SIZE) {
    const batch = credits.slice(at, at + BATCH_SIZE);
    const decided = await decide(batch);
    repeated += batch.length - decided.length;
    for (const { fate, entry, reference } of decided) {
      fates[fate] = (fates[fate] ?? 0) + 1;
      if (fate !== 'paid') noted.push({ fate, entry, reference });
    }
    await store(decided);
  }
  const payouts = await decidePayouts(sql, { account, iban: entries.iban ?? '' }, entries.payouts);
  return { format: file.format, account, credits: credits.length, ignored, foreign, repeated, fates, noted, payouts };
}

const STATE: Readonly<Record<EntryFate, string>> = {
  ...{ paid: 'matched', late: 'matched', short: 'matched', surplus: 'matched', confirms: 'confirms' },
  ...{ proposed: 'proposed', unmatched: 'unmatched', other_currency: 'other_currency' },
};

/** An IBAN is kept encrypted: a refund goes to it. */
const rowOf = (call: Pick<ReadCall, 'keys'>, account: number, { fate, entry, attempt }: Decided, hashOf: HashOf) => ({
  ...{ key: entry.key, amount: entry.amount, currency: entry.currency, booked_on: entry.bookedOn },
  ...{ name: clean(entry.name, MAX_NAME), country: /^[A-Z]{2}/.exec(entry.iban)?.[0] ?? null },
  ...{ last4: entry.iban.slice(-4), hash: entry.iban ? hashOf(entry.iban) : null },
  iban: entry.iban ? sealPayer(call, { account, key: entry.key }, entry.iban) : null,
  ...{ text: clean(`${entry.structured} ${entry.text}`, MAX_TEXT), attempt, state: STATE[fate] },
});

const clean = (text: string, most: number) => text.replaceAll('\u0000', '').trim().slice(0, most);
