import { type RowOf, statement } from '#platform/db/statement.ts';
import type { PaymentMethod } from '../contract.ts';
import type * as described from '../queries.gen.ts';

export const refundablePayment = statement<described.RefundablePayment, { method: PaymentMethod }>(`
  select p.account_id, p.method, p.completed_at, c.refund_alone,
         (select t.id from payment_attempts t where t.payment_id = p.id and t.state = 'paid' order by t.no limit 1) as attempt
    from payments p join companies c on c.id = p.company_id where p.id = :payment`);

/** Of two who refund at once the second waits, and counts the first: by member, and by who asks. */
export const lockMemberAndStaff = statement<described.LockMemberAndStaff>(`
  select pg_advisory_xact_lock(hashtextextended('refunds of account ' || :account::bigint, 0)),
         pg_advisory_xact_lock(hashtextextended('refunds by staff ' || :staff::int, 0))`);
export const askedSince = statement<described.AskedSince>(`
  select coalesce(sum(amount) filter (where account_id = :account), 0)::bigint as member,
         coalesce(sum(amount) filter (where asking_staff_id = :staff), 0)::bigint as staff
    from refund_requests where (account_id = :account or asking_staff_id = :staff) and currency = :currency and requested_at > :since and state <> 'refused'`);
export const insertRequest = statement<described.InsertRequest>(`
  insert into refund_requests (payment_id, company_id, account_id, amount, currency, reason, asking_staff_id, requested_at, state)
  values (:payment, :company, :account, :amount, :currency, :reason, :staff, :now, :state) returning id`);

export type RequestRow = RowOf<typeof waitingRequests>;
const REQUEST = `
  select r.id, r.payment_id, r.account_id, r.amount, r.currency, r.reason, r.asking_staff_id, r.requested_at, s.name as requester, p.method
    from refund_requests r join staff s on s.id = r.asking_staff_id join payments p on p.id = r.payment_id`;
export const waitingRequests = statement<described.WaitingRequests>(
  `${REQUEST} where r.state = 'waiting' order by r.id limit :most`,
);
export const waitingRequest = statement<described.WaitingRequest>(
  `${REQUEST} where r.id = :id and r.state = 'waiting'`,
);
export const waitingSum = statement<described.WaitingSum>(`
  select coalesce(sum(amount), 0)::int as waits from refund_requests where payment_id = :payment and state = 'waiting'`);
/** Never by who asked for it; once. */
export const decideRequest = statement<described.DecideRequest>(`
  update refund_requests set state = :state, deciding_staff_id = :staff, decided_at = :now
   where id = :id and state = 'waiting' and asking_staff_id <> :staff returning id`);
export const refundsUnderWay = statement<described.RefundsUnderWay>(`
  select r.id, r.payment_id, p.account_id, r.amount, r.currency, r.reason, r.state, r.created_at, p.method
    from refunds r join payments p on p.id = r.payment_id where r.state in ('asked', 'sent', 'unknown') order by r.id limit :most`);
