import { electronicFormatIBAN } from 'ibantools';
import type { Sql } from '#platform/db/database.ts';
import { type PayoutAnswer, type PayoutFate, payoutFateOf } from './policy.ts';
import { insertPayoutAnswers, payoutAnswersKnown, payoutsByIds } from './queries.ts';

export interface DecidedPayout {
  readonly fate: PayoutFate;
  readonly answer: PayoutAnswer;
  readonly account: number;
  readonly payout: number | null;
  readonly key: string;
}

interface OfFile {
  readonly account: number;
  readonly iban: string;
}

/** One account at the bank may be two payment accounts: an answer counts once, whichever file has it. */
export async function decidePayouts(
  sql: Sql,
  { account: own, iban }: OfFile,
  answers: readonly PayoutAnswer[],
): Promise<DecidedPayout[]> {
  if (answers.length === 0) return [];
  const found = await payoutsByIds(sql, { ids: answers.map(({ endToEnd }) => endToEnd) });
  const ours = new Map(
    found.flatMap((one) => (electronicFormatIBAN(one.settings.iban ?? '') === iban ? [[one.end_to_end_id, one]] : [])),
  );
  const keyed = answers.map((answer) => ({ answer, key: `${answer.kind} ${answer.endToEnd} ${answer.amount}` }));
  const accounts = [...new Set([own, ...found.map((one) => one.payment_account_id)])];
  const known = await payoutAnswersKnown(sql, { accounts, keys: keyed.map(({ key }) => key) });
  const seen = new Set(known.map(({ entry_key }) => entry_key));
  return keyed.flatMap(({ answer, key }) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const payout = ours.get(answer.endToEnd) ?? null;
    const account = payout?.payment_account_id ?? own;
    return { fate: payoutFateOf(answer, payout), answer, account, payout: payout?.id ?? null, key };
  });
}

const STATE: Readonly<Record<PayoutFate, string>> = {
  ...{
    settled: 'matched',
    returned: 'matched',
    repeated: 'done',
    amount: 'open',
    unknown: 'open',
    other_currency: 'open',
  },
};

export async function storePayouts(
  sql: Sql,
  { file, now }: { file: number; now: Date },
  decided: readonly DecidedPayout[],
): Promise<void> {
  if (decided.length === 0) return;
  const rows = decided.map(({ fate, answer, account, payout, key }) => ({
    ...{ account, key, payout, kind: answer.kind, fate, end_to_end_id: answer.endToEnd, code: answer.code },
    ...{ amount: answer.amount, currency: answer.currency, answered_on: answer.on, state: STATE[fate] },
  }));
  await insertPayoutAnswers(sql, { file, answers: JSON.stringify(rows), now });
}
