import { createHash } from 'node:crypto';
import { isPayoutId } from '../payouts/policy.ts';
import { type AccountEntries, type BankEntry, type BankFile, BankFileError, isDay, isPlausible } from './policy.ts';

export interface CamtDetails {
  amount: number | null;
  isDebit: boolean;
  name: string;
  iban: string;
  structured: string;
  text: string[];
  returned: boolean;
  id: string;
  /** Ours, of what we sent or collect; empty where the bank does not say. */
  endToEnd: string;
  /** Why it came back, such as AM04; empty where it did not, or the bank does not say. */
  returnCode: string;
}

export interface CamtEntry {
  amount: number;
  currency: string;
  isDebit: boolean;
  status: string;
  reversal: boolean;
  bookedOn: string;
  id: string;
  text: string[];
  /** The name of our file's part (`PmtInfId`) that the bank books as one sum; empty where it names none. */
  batch: string;
  /** ISO 20022, such as IDDT for our own direct debits; empty where the bank does not say. */
  family: string;
  /** ISO 20022, such as RRTN for a return; empty where the bank does not say. */
  subFamily: string;
  details: CamtDetails[];
}

export interface CamtStatement {
  iban: string | null;
  entries: CamtEntry[];
}

export interface CamtBalance {
  code: string;
  amount: number;
  isDebit: boolean;
}

const signed = ({ amount, isDebit }: { amount: number; isDebit: boolean }) => (isDebit ? -amount : amount);
const OPENING = ['OPBD', 'PRCD', 'ITBD'];
const CLOSING = ['CLBD', 'ITBD'];

/** What is booked is what lies between the balances; the summary, where there is one, counts every entry. */
export function checkSums(
  {
    balances,
    entries,
    count,
    total,
  }: { balances: CamtBalance[]; entries: CamtEntry[]; count: number | null; total: number | null },
  format: BankFile['format'] | null,
): void {
  const whole = entries.reduce((sum, { amount }) => sum + amount, 0);
  if ((count !== null && count !== entries.length) || (total !== null && total !== whole))
    throw new BankFileError('sums', 'its summary says other than its entries');
  if (format !== 'camt.053') return;
  const opening = balances.find(({ code }) => OPENING.includes(code));
  const closing = balances.findLast((balance) => balance !== opening && CLOSING.includes(balance.code));
  if (!opening || !closing)
    throw new BankFileError('no_balance', 'it has no opening and closing balance to check it by');
  const booked = entries.reduce((sum, entry) => sum + (entry.status === 'BOOK' ? signed(entry) : 0), 0);
  if (signed(opening) + booked !== signed(closing))
    throw new BankFileError('sums', 'its entries are not what lies between its balances');
}

/** ISO 20022: issued direct debits, which belong to collections. */
const DIRECT_DEBITS = 'IDDT';

export function creditsOf(entries: readonly CamtEntry[]): Pick<AccountEntries, 'credits' | 'ignored'> {
  const credits: BankEntry[] = [];
  const seen = new Map<string, number>();
  let ignored = 0;
  for (const entry of entries) {
    const { isDebit, status, reversal, amount, family } = entry;
    if (isDebit || reversal || status !== 'BOOK' || amount === 0 || family === DIRECT_DEBITS) ignored += 1;
    else
      for (const [part, details] of partsOf(entry).entries())
        if (!isPayoutId(details.endToEnd) || !isReturned(entry, details))
          credits.push(creditOf(entry, details, part, seen));
  }
  return { credits, ignored };
}

/** ISO 20022: a transfer that a bank sent back. */
const RETURNED = 'RRTN';

export const isReturned = (entry: CamtEntry, { returned }: Pick<CamtDetails, 'returned'>): boolean =>
  !entry.isDebit && (returned || entry.reversal || entry.subFamily === RETURNED);

function partsOf(entry: CamtEntry): CamtDetails[] {
  const { details, amount } = entry;
  if (details.length < 2) return [{ ...(details[0] ?? NO_DETAILS), amount }];
  if (details.some((one) => one.amount === null)) return [{ ...NO_DETAILS, amount }];
  if (details.reduce((sum, one) => sum + signed({ amount: one.amount ?? 0, isDebit: one.isDebit }), 0) !== amount)
    throw new BankFileError('sums', 'the payments of a batch are not its sum');
  return details.filter(({ isDebit }) => !isDebit);
}

function creditOf(entry: CamtEntry, details: CamtDetails, part: number, seen: Map<string, number>): BankEntry {
  const { currency, bookedOn } = entry;
  const amount = details.amount ?? entry.amount;
  if (!/^[A-Z]{3}$/.test(currency) || !isDay(bookedOn) || !isPlausible(amount))
    throw new BankFileError('value', 'an entry has no currency, no day or no sum');
  const { name, iban, structured, returned } = details;
  const text = [...details.text, ...entry.text].join(' ');
  const id = entry.id || details.id ? `ref ${entry.id} ${details.id} ${part}` : null;
  const key = id ?? contentKey([amount, currency, bookedOn, name, iban, structured, text], seen);
  return { key, amount, currency, bookedOn, name, iban, structured: structured.trim(), text, returned };
}

/** For banks that name no reference: what an entry says, and the how many-th of these it is in its file. */
export function contentKey(parts: readonly (string | number)[], seen: Map<string, number>): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const nth = (seen.get(hash) ?? 0) + 1;
  seen.set(hash, nth);
  return `says ${hash} ${nth}`;
}

const NO_DETAILS: CamtDetails = {
  ...{ amount: null, isDebit: false, name: '', iban: '', structured: '', text: [], returned: false, id: '' },
  ...{ endToEnd: '', returnCode: '' },
};
