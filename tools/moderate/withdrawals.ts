import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Staff } from '#product/audit/audit.ts';
import type { WithdrawalOrder, WithdrawalVerdict } from '#product/withdrawals/contract.ts';
import { decideWithdrawal, openWithdrawals, withdrawalNamed } from '#product/withdrawals/decide-withdrawal.ts';
import { refundDue } from '#product/withdrawals/policy.ts';
import type { WithdrawalRow } from '#product/withdrawals/queries.ts';
import type { Operator } from '../operator/operator.ts';
import { plain, quoted, timeOf } from './plain.ts';
import type { Outcome } from './service.ts';

/** What somebody wants done about a withdrawal. */
export type WithdrawalRequest = Omit<WithdrawalOrder, 'reference'>;

/** What somebody of the staff can do about withdrawals from purchases. */
export function withdrawalServiceOf(operator: Pick<Operator, 'db' | 'callsOn'>, by: Staff) {
  const { db: sql } = operator;
  const none = (reference: string): Outcome => ({
    lines: [`There is no withdrawal ${plain(reference)}.`],
    done: false,
  });
  return {
    withdrawals: async (host: string | null, most: number): Promise<string[][]> =>
      (await openWithdrawals({ sql }, { host, most })).map(withdrawalLines),

    async showWithdrawal(reference: string): Promise<Outcome> {
      const row = await withdrawalNamed({ sql }, reference);
      return row ? { lines: withdrawalLines(row), done: true } : none(reference);
    },

    async decideWithdrawal(reference: string, request: WithdrawalRequest): Promise<Outcome> {
      const row = await withdrawalNamed({ sql }, reference);
      if (!row) return none(reference);
      const { transaction } = await operator.callsOn(row.host);
      const said = await transaction((call) => decideWithdrawal(call, by, { ...request, reference }));
      if (said.verdict !== 'decided') return { lines: [SAID[said.verdict].replace('#', reference)], done: false };
      const { refund, currency } = said;
      const sum = refund === null || currency === null ? '' : ` ${moneyOf(refund, currency)} goes back.`;
      return {
        lines: [`Withdrawal ${reference} is ${request.decision}.${sum} A mail to ${plain(row.email)} says so.`],
        done: true,
      };
    },
  };
}

const SAID: Record<Exclude<WithdrawalVerdict['verdict'], 'decided'>, string> = {
  decided_before: 'Withdrawal # was decided before. See: log',
  not_found: 'There is no withdrawal #.',
  nothing_due: 'By its order nothing is due for withdrawal #: refuse it, or name what goes back by --sum.',
  unknown_order: 'No order is known for withdrawal #, so no sum can be said: leave --sum out, and say it by --words.',
  too_much: '--sum is more than was paid.',
};

/** A declaration, and what a refund is computed from: by the terms the price of the credits that were not used. */
export function withdrawalLines(one: WithdrawalRow): string[] {
  const { reference, host, name, email, declared_at, decision, decided_at, staff_name, note, contract, locale } = one;
  const state = decision && decided_at ? `${decision} by ${plain(staff_name ?? '')} at ${timeOf(decided_at)}` : 'open';
  return [
    `withdrawal ${reference}  ${host}  ${timeOf(declared_at)}  ${state}`,
    `  by ${plain(name)}, ${plain(email)} (${locale})${one.account_id === null ? ', not logged in' : ''}`,
    ...(contract === null ? [] : [`  names the order as: ${plain(contract)}`]),
    ...orderLines(one),
    ...(one.words ? ['  they were told:', ...quoted(one.words)] : []),
    ...(note ? [`  “${plain(note)}”`] : []),
  ];
}

function orderLines(one: WithdrawalRow): string[] {
  const { payment_id, buyer_id, credits, amount, currency, status, bought_at, declared_at, spent, credits_left } = one;
  if (payment_id === null || amount === null || currency === null || bought_at === null)
    return ['  no order of this address has that number: look it up before you decide'];
  const days = Math.floor(declared_at.getTime() / DAY_MS) - Math.floor(bought_at.getTime() / DAY_MS);
  const asked = one.begin_at_once === null ? 'was not asked' : `asked to begin at once (words of ${one.begin_at_once})`;
  const due = refundDue(one);
  const sum = one.decision ? one.refund : (due?.refund ?? null);
  return [
    `  payment ${payment_id} of member ${buyer_id}: ${credits} credits for ${moneyOf(amount, currency)}, ${status}, bought ${timeOf(bought_at)}, ${days} days before; ${asked}`,
    `  spent between purchase and withdrawal: ${spent} credits; unused of this order at the withdrawal: ${credits_left}`,
    ...(sum === null
      ? []
      : [`  ${one.decision ? 'goes back' : 'due by that, where it was in time'}: ${moneyOf(sum, currency)}`]),
  ];
}

const DAY_MS = 24 * 3600_000;
/** What is said here is in English. */
const moneyOf = (amount: number, currency: string) => formatMoney({ amount, currency }, formatLocaleOf('en', 'NL'));
