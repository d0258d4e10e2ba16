import type { Sql } from '#platform/db/database.ts';
import { type BankEntry, type EntryFate, fateOf, referenceIn, type TransferState } from './policy.ts';
import { knownKeys, proposalsFor, type ReferencedTransfer, transfersByReferences } from './queries.ts';

export interface Decided {
  readonly fate: EntryFate;
  readonly entry: BankEntry;
  readonly reference: string | null;
  readonly attempt: number | null;
}

type KnownTransfer = TransferState & { reference: string; marked: number[] };

/** What an earlier batch brought counts for the later ones. */
export function decideEntries(
  sql: Sql,
  account: number,
  hashOf: (iban: string) => string,
): (batch: readonly BankEntry[]) => Promise<Decided[]> {
  const transfers = new Map<string, KnownTransfer>();
  const seen = new Set<string>();

  async function decide(batch: readonly BankEntry[]): Promise<Decided[]> {
    const known = new Set(
      (await knownKeys(sql, { account, keys: batch.map(({ key }) => key) })).map((row) => row.entry_key),
    );
    const fresh = batch.filter(({ key }) => {
      const isNew = !known.has(key) && !seen.has(key);
      seen.add(key);
      return isNew;
    });
    const named = fresh.map((entry) => ({ entry, reference: referenceIn(entry) }));
    await lookUp(named.flatMap(({ reference }) => reference ?? []));
    const decided = named.map(({ entry, reference }) => byReference(entry, reference));
    return propose(decided);
  }

  async function lookUp(references: readonly string[]): Promise<void> {
    const missing = [...new Set(references)].filter((reference) => !transfers.has(reference));
    if (missing.length === 0) return;
    for (const row of await transfersByReferences(sql, { account, references: missing })) {
      const transfer = stateOf(row);
      if (transfer) transfers.set(transfer.reference, transfer);
    }
  }

  function byReference(entry: BankEntry, reference: string | null): Decided {
    const to = reference === null ? undefined : transfers.get(reference);
    if (!to) return { fate: 'unmatched', entry, reference, attempt: null };
    const marked = to.marked.indexOf(entry.amount);
    const fate = fateOf(entry, to, marked >= 0);
    if (fate === 'confirms') to.marked.splice(marked, 1);
    else if (fate !== 'other_currency') {
      const received = to.received + entry.amount;
      transfers.set(to.reference, { ...to, received, isPaid: to.isPaid || received >= to.amount });
    }
    return { fate, entry, reference, attempt: to.attempt };
  }

  /** Nothing is booked by a guess: staff are shown whose it may be, where the sum and the account fit one transfer only. */
  async function propose(decided: Decided[]): Promise<Decided[]> {
    const open = decided.filter(({ fate, entry }) => fate === 'unmatched' && entry.iban !== '' && !entry.returned);
    if (open.length === 0) return decided;
    const hashes = [...new Set(open.map(({ entry }) => hashOf(entry.iban)))];
    const rows = await proposalsFor(sql, { account, hashes });
    if (rows.length === 0) return decided;
    return decided.map((one) => {
      const { entry, fate } = one;
      if (fate !== 'unmatched' || entry.iban === '' || entry.returned) return one;
      const hash = hashOf(entry.iban);
      const fitting = rows.filter(
        (row) => row.payer_hash === hash && row.amount === entry.amount && row.currency === entry.currency,
      );
      const [only] = fitting;
      if (!only || fitting.length > 1 || (only.reference && transfers.get(only.reference)?.isPaid)) return one;
      return { fate: 'proposed', entry, reference: only.reference, attempt: only.attempt_id };
    });
  }

  return decide;
}

function stateOf(row: ReferencedTransfer): KnownTransfer | null {
  const { reference, attempt_id: attempt, amount, currency, received, is_paid, is_late, marked } = row;
  if (reference === null) return null;
  return {
    reference,
    attempt,
    amount,
    currency,
    received,
    isPaid: is_paid ?? false,
    isLate: is_late ?? false,
    marked: [...marked],
  };
}
