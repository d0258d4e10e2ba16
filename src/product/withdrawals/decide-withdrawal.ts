import type { ReadCall, WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import type { RefundOf, WithdrawalOrder, WithdrawalVerdict } from './contract.ts';
import { withdrawalDecidedMail } from './mails/mails.ts';
import { sumOf } from './policy.ts';
import { openWithdrawalRows, setDecision, type WithdrawalRow, withdrawalForStaff } from './queries.ts';

/** The longest waiting first. @param host of one site; null for all. */
export const openWithdrawals = (
  { sql }: Pick<ReadCall, 'sql'>,
  { host, most }: { host: string | null; most: number },
): Promise<WithdrawalRow[]> => openWithdrawalRows(sql, { host, most });

export const withdrawalNamed = ({ sql }: Pick<ReadCall, 'sql'>, reference: string): Promise<WithdrawalRow | null> =>
  withdrawalForStaff.one(sql, { reference });

/** On the call's site: where it was declared. Of two at once the second is told by the verdict. Moves no money. */
export async function decideWithdrawal(call: WriteCall, by: Staff, order: WithdrawalOrder): Promise<WithdrawalVerdict> {
  const { tx, now, site } = call;
  const { reference, decision, words, note = '' } = order;
  const row = await withdrawalForStaff.one(tx, { reference });
  if (!row || row.site_id !== site.id) return { verdict: 'not_found' };
  if (row.decision !== null) return { verdict: 'decided_before' };
  const sum = sumOf(row, order);
  if (typeof sum === 'string') return { verdict: sum };
  const { refund, of } = sum;
  if (!(await setDecision.one(tx, { id: row.id, decision, now, staff: by.name, note, refund, words })))
    return { verdict: 'decided_before' };
  await record(call, by, {
    ...{ verb: 'withdrawal.decided', object: 'withdrawal', id: row.id },
    ...{ account: row.buyer_id ?? row.account_id, site: row.site_id },
    details: { reference, decision, ...(refund !== null && { refund, currency: row.currency }) },
    ...(note && { note }),
  });
  await sendDecision(call, row, { decision, refund, of, currency: row.currency, words });
  return { verdict: 'decided', refund, currency: row.currency };
}

export function sendDecision(
  call: WriteCall,
  to: Pick<WithdrawalRow, 'reference' | 'email' | 'locale' | 'declared_at'>,
  decided: {
    decision: 'accepted' | 'refused';
    refund: number | null;
    of: RefundOf;
    currency: string | null;
    words: string;
  },
): Promise<void> {
  const { decision, refund, of, currency, words } = decided;
  return call.mail(withdrawalDecidedMail, {
    to: to.email,
    locale: to.locale,
    params: {
      ...{ reference: to.reference, decision, refund: refund ?? 0, of, currency: currency ?? '', words },
      by: lastDayToPay(to.declared_at).toISOString(),
      url: `${call.site.origin}/complaints?reason=decision`,
    },
  });
}

/** Article 13 of Directive 2011/83/EU: 14 days after the day on which the withdrawal was told. */
const lastDayToPay = (declared: Date) => new Date(declared.getTime() + 14 * 24 * 3600_000);
