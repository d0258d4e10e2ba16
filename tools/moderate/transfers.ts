import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Staff } from '#product/audit/audit.ts';
import { type Arrival, noteArrived } from '#product/payments/bank/note-arrived.ts';
import { openTransfers, type TransferRow, transferNamed } from '#product/payments/bank/open-transfers.ts';
import type { Operator } from '../operator/operator.ts';
import { timeOf } from './plain.ts';
import type { Outcome } from './service.ts';

/** What somebody of the staff can do about transfers to our own accounts. */
export function transferServiceOf(operator: Pick<Operator, 'db' | 'callsFor'>, by: Staff) {
  const { db: sql } = operator;
  const said = (line: string, done = true): Outcome => ({ lines: [line], done });
  return {
    transfers: async (most: number): Promise<string[][]> => (await openTransfers({ sql }, most)).map(transferLines),

    async noteArrived(arrival: Arrival): Promise<Outcome> {
      const { reference, amount } = arrival;
      const none = said(`There is no transfer ${reference}.`, false);
      const transfer = await transferNamed({ sql }, reference);
      if (!transfer) return none;
      const { transaction } = await operator.callsFor(transfer.account_id);
      const verdict = await transaction((call) => noteArrived(call, by, arrival));
      const money = (sum: number) => moneyOf(sum, transfer.currency);
      switch (verdict.verdict) {
        case 'not_found':
          return none;
        case 'arrived_before':
          return said(`${money(amount)} for ${reference} was marked before: nothing was counted twice.`);
        case 'paid_before':
          return said(`Transfer ${reference} is paid already. What came on top of it goes back by hand.`, false);
        case 'part':
          return said(
            `${money(amount)} of transfer ${reference} is there; ${money(verdict.missing)} is still missing.`,
          );
        default: {
          const more = verdict.surplus > 0 ? ` ${money(verdict.surplus)} too much came: send it back.` : '';
          return said(`Transfer ${reference} is paid: its credits are given.${more}`);
        }
      }
    },
  };
}

function transferLines(one: TransferRow): string[] {
  const { reference, payment_id, account_id, amount, currency, received, created_at, expires_at, state } = one;
  const facts = [
    `transfer ${reference}`,
    `payment ${payment_id} of member ${account_id}`,
    moneyOf(amount, currency),
    received > 0 ? `${moneyOf(received, currency)} of it came` : '',
    `ordered ${timeOf(created_at)}`,
    state === 'pending' && expires_at ? `waits until ${timeOf(expires_at)}` : state,
  ];
  return [facts.filter(Boolean).join('  ')];
}

/** What is said here is in English. */
const moneyOf = (amount: number, currency: string) => formatMoney({ amount, currency }, formatLocaleOf('en', 'NL'));
