import { statement } from '#platform/db/statement.ts';
import type { PaymentState } from '#product/payments/contract.ts';
import type * as described from '../queries.gen.ts';
import type { PaymentStep } from './contract.ts';

interface Known {
  state: PaymentState;
}

const SHOWN = `
  p.id, p.created_at, p.account_id, coalesce((select m.name from members m where m.id = p.account_id), '') as name, s.host, p.amount, p.currency, p.credits, p.method, p.country,
  p.state, pa.provider, pa.mode`;
const JOINED = `
  join sites s on s.id = p.site_id join payment_accounts pa on pa.id = p.payment_account_id`;
const FROM = `from payments p ${JOINED}`;

/** By the negative number, as in the index: for any values the planner would rather walk the primary key. */
export const newestPayments = statement<described.NewestPayments, Known>(`
  select ${SHOWN}
    from (select p.* from unnest(:sites::int[]) o (site) cross join unnest(:states::text[]) i (name) cross join lateral (
            select * from payments where site_id = o.site and state = i.name and -id > -:before::bigint order by -id limit :most) p
           order by p.id desc limit :most) p
    ${JOINED}
   order by p.id desc`);

export const newestOfMember = statement<described.NewestOfMember, Known>(`
  select ${SHOWN} ${FROM}
   where p.account_id = :member and p.site_id = any(:sites::int[]) and p.state = any(:states::text[]) and p.id < :before
   order by p.id desc limit :most`);

export const paymentOnSites = statement<described.PaymentOnSites, Known>(`
  select ${SHOWN}, p.site_id, p.failure, p.vat_country, p.vat_rate, a.credits as balance,
         p.amount - coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.reason <> 'paid_twice'
                                and r.state not in ('failed', 'reversed')), 0)::int
           - coalesce((select sum(q.amount) from refund_requests q where q.payment_id = p.id and q.state = 'waiting'), 0)::int as left
    ${FROM} join accounts a on a.id = p.account_id
   where p.id = :id and p.site_id = any(:sites::int[])`);

export const stepsOf = statement<described.StepsOf, { what: PaymentStep['what']; detail: string }>(`
  select at, what, detail, "of" from (
    select created_at as at, 'ordered' as what, method as detail, null::text as "of" from payments where id = :id
    union all select coalesce(answered_at, sent_at, created_at), 'attempt', state, reference from payment_attempts where payment_id = :id
    union all select e.received_at, case when e.anomaly is null then 'event' else 'anomaly' end,
                     coalesce(e.anomaly, e.object || ' ' || coalesce(e.payload ->> 'state', '')), e.event_id
                from payment_events e join payment_attempts t on t.id = e.attempt_id where t.payment_id = :id
    union all select coalesce(settled_at, sent_at, created_at), 'refund', reason || ' ' || state, amount::text from refunds where payment_id = :id
    union all select changed_at, 'dispute', state, amount::text from disputes where payment_id = :id
    union all select created_at, 'ledger', reason, amount::text from credit_ledger where reason = 'purchase' and reference = :id::text
    union all select issued_at, 'receipt', kind, year || '-' || no from receipts where payment_id = :id
  ) said order by at limit 200`);

export const siteOfPayment = statement<described.SiteOfPayment>(
  'select account_id, site_id from payments where id = :id and site_id = any(:sites::int[])',
);
export const paymentOfRequest = statement<described.PaymentOfRequest>(`
  select r.payment_id from refund_requests r join payments p on p.id = r.payment_id
   where r.id = :id and p.site_id = any(:sites::int[])`);

export const requestsOnSites = statement<described.RequestsOnSites>(`
  select r.id, r.payment_id, r.account_id, r.amount, r.currency, r.reason, r.asking_staff_id, r.requested_at, t.name as requester
    from refund_requests r join staff t on t.id = r.asking_staff_id join payments p on p.id = r.payment_id
   where r.state = 'waiting' and p.site_id = any(:sites::int[]) order by r.id limit 100`);
