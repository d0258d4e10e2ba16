import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

const FOR_STAFF = `
  select w.id, w.reference, w.site_id, w.account_id, w.payment_id, w.name, w.email, w.contract, w.locale, w.credits_left,
         w.declared_at, w.decision, w.decided_at, w.staff_name, w.note, w.refund, w.words, s.host, p.account_id as buyer_id,
         p.credits, p.amount, p.currency, p.status, p.created_at as bought_at, p.begin_at_once,
         (select coalesce(-sum(l.amount), 0)::int from credit_ledger l
           where l.account_id = p.account_id and l.amount < 0 and l.created_at >= p.created_at and l.created_at <= w.declared_at) as spent
    from withdrawals w join sites s on s.id = w.site_id left join payments p on p.id = w.payment_id`;
interface ForStaff {
  locale: Locale;
}
export type WithdrawalRow = RowOf<typeof withdrawalForStaff>;

export const withdrawalForStaff = statement<described.WithdrawalForStaff, ForStaff>(
  `${FOR_STAFF} where w.reference = :reference`,
);

export const openWithdrawalRows = statement<described.OpenWithdrawalRows, ForStaff>(
  `${FOR_STAFF} where w.decision is null and s.host = coalesce(:host?, s.host) order by w.declared_at, w.id limit :most`,
);

/** Nothing where it was decided before: of two at once the second waits. */
export const setDecision = statement<described.SetDecision>(`
  update withdrawals
     set decision = :decision, decided_at = :now, staff_name = :staff, note = :note, refund = :refund?, words = :words
   where id = :id and decision is null returning id`);
