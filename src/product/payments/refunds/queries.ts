import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentMethod } from '../contract.ts';
import type { MethodDetail } from '../gateway.ts';
import type * as described from '../queries.gen.ts';

export const insertRefund = statement<described.InsertRefund>(`
  insert into refunds (payment_id, attempt_id, key, cause, reason, requester, staff_name, amount, currency, credits_asked, state,
    reference, credits_taken, created_at, check_at)
  values (:payment, :attempt, gen_random_uuid(), :cause, :reason, :by, :staff?, :amount, :currency, :credits, :state, :reference?, :taken?, :now, :checkAt?)
  on conflict (cause) do nothing returning id`);

export type RefundRow = RowOf<typeof refundById>;
const REFUND = `
  select r.id, r.payment_id, r.attempt_id, r.key, r.amount, r.currency, r.credits_asked, r.credits_taken, r.reference, r.state, r.reason,
         r.checks, r.created_at, p.account_id, p.site_id, p.id as number
    from refunds r join payments p on p.id = r.payment_id`;
export const refundById = statement<described.RefundById>(`${REFUND} where r.id = :id`);
export const refundByReference = statement<described.RefundByReference>(
  `${REFUND} where r.reference = :reference and r.attempt_id in (select t.id from payment_attempts t where t.payment_account_id = :account)`,
);
/** One that the provider told of by itself was made by hand in its own pages. */
export const refundByCause = statement<described.RefundByCause>(`${REFUND} where r.cause = :cause`);

/** In minor units. */
export const leftToRefund = statement<described.LeftToRefund>(`
  select p.amount - coalesce(sum(r.amount), 0)::int as left
    from payments p left join refunds r on r.payment_id = p.id and r.reason <> 'paid_twice' and r.state not in ('failed', 'reversed')
   where p.id = :payment group by p.amount`);

/** Takes them once. @returns nothing where they were taken before. */
export const takeCredits = statement<described.TakeCredits>(`
  update refunds r set credits_taken = case when r.credits_asked = 0 then 0
           else take_credits_up_to(p.account_id, r.credits_asked, 'refund', r.id::text) end
    from payments p where p.id = r.payment_id and r.id = :id and r.credits_taken is null returning r.credits_taken`);
export const returnCredits = statement<described.ReturnCredits>(`
  select move_credits(p.account_id, r.credits_taken, 'refund_returned', r.id::text) as balance
    from refunds r join payments p on p.id = r.payment_id where r.id = :id and r.credits_taken > 0`);

export const setRefund = statement<described.SetRefund>(`
  update refunds set state = :state, reference = coalesce(reference, :reference?), sent_at = coalesce(sent_at, :sentAt?),
         settled_at = case when :state = 'settled' then coalesce(settled_at, :now) else settled_at end, check_at = :checkAt?, checks = checks + 1
   where id = :id`);

export const refundToMail = statement<
  described.RefundToMail,
  { locale: Locale; method: PaymentMethod; detail: MethodDetail | null }
>(`
  select r.payment_id, r.amount, r.currency, r.reason, r.state, r.credits_taken, r.sent_at, r.mailed, p.method, p.locale, a.email, t.detail,
         k.provider in ('bank', 'sepa') as by_bank,
         exists (select from debits d where d.attempt_id = r.attempt_id and d.state = 'refunded') as uncollected
    from refunds r join payments p on p.id = r.payment_id join accounts a on a.id = p.account_id
    join payment_attempts t on t.id = r.attempt_id join payment_accounts k on k.id = t.payment_account_id
   where r.id = :refund and p.site_id = :site for update of r`);
export const noteRefundMailed = statement<described.NoteRefundMailed>(
  'update refunds set mailed = :mailed where id = :refund',
);

export const takeDueRefunds = statement<described.TakeDueRefunds>(`
  update refunds set check_at = :later
   where id in (select id from refunds where check_at <= :now order by check_at limit :most for update skip locked) returning id`);

export const disputeByReference = statement<described.DisputeByReference>(`
  select d.id, d.payment_id, d.amount, d.state, d.credits_taken, d.credits_returned from disputes d
   where d.payment_account_id = :account and d.reference = :reference for update`);
export const insertDispute = statement<described.InsertDispute>(`
  insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, reason, state, due_at, created_at, changed_at)
  values (:payment, :attempt, :account, :reference, :amount, :currency, :reason, :state, :due?, :now, :now)
  returning id, payment_id, amount, state, credits_taken, credits_returned`);
export const setDispute = statement<described.SetDispute>(`
  update disputes set state = :state, due_at = coalesce(:due?, due_at), changed_at = :now where id = :id`);

export const takeDisputed = statement<described.TakeDisputed>(`
  update disputes d set credits_taken = take_credits_up_to(p.account_id, :credits, 'chargeback', d.id::text)
    from payments p where p.id = d.payment_id and d.id = :id and d.credits_taken is null returning d.credits_taken`);
export const returnDisputed = statement<described.ReturnDisputed>(`
  update disputes d set credits_returned = d.credits_taken
    from payments p where p.id = d.payment_id and d.id = :id and d.credits_taken is not null and d.credits_returned is null
  returning d.credits_returned, case when d.credits_taken > 0
    then move_credits(p.account_id, d.credits_taken, 'chargeback_returned', d.id::text) end as balance`);
