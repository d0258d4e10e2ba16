import { type CamtDetails, type CamtEntry, isReturned } from '../bank/credits-of.ts';
import { isDay } from '../bank/policy.ts';
import { isPayoutId, type PayoutAnswer } from './policy.ts';

/** ISO 20022: transfers that we issued, also instant ones. What a bank gives no family counts as one. */
const ISSUED = ['ICDT', 'IRCT', ''];

/** Whoever pays us can write any end-to-end id: a credit counts only where the bank itself calls it a return. */
export const payoutAnswersOf = (entries: readonly CamtEntry[]): PayoutAnswer[] =>
  entries.flatMap((entry) => {
    if (entry.status !== 'BOOK' || !isDay(entry.bookedOn)) return [];
    return entry.details.flatMap((details) => answerOf(entry, details) ?? []);
  });

function answerOf(entry: CamtEntry, details: CamtDetails): PayoutAnswer | null {
  const { endToEnd, returnCode } = details;
  const kind = isPayoutId(endToEnd) ? kindOf(entry, details) : null;
  if (!kind) return null;
  const amount = entry.details.length === 1 ? entry.amount : (details.amount ?? 0);
  const code = /^[A-Z0-9]{1,4}$/.test(returnCode) ? returnCode : '';
  return { kind, endToEnd, amount, currency: entry.currency, code, on: entry.bookedOn };
}

function kindOf(entry: CamtEntry, details: CamtDetails): PayoutAnswer['kind'] | null {
  if (entry.isDebit && !entry.reversal && !details.returned) return ISSUED.includes(entry.family) ? 'settled' : null;
  return isReturned(entry, details) ? 'returned' : null;
}
