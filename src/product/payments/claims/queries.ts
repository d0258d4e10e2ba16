import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentMethod } from '../contract.ts';
import type * as described from '../queries.gen.ts';

export const insertClaim = statement<described.InsertClaim>(`
  insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing, created_at)
  values (:account, :payment, :dispute, :amount, :currency, :missing, :now) on conflict (dispute_id) do nothing returning id`);

export const openClaimOf = statement<described.OpenClaimOf>(
  "select exists (select from claims where account_id = :account and state = 'open') as open",
);

const CLAIM = `
  select c.id, c.account_id, c.amount, c.currency, c.credits_missing, c.payment_id, c.created_at, p.country, p.method, p.site_id,
         p.created_at as bought_at,
         (select o.id from payments o where o.claim_id = c.id and o.status = 'pending' order by o.id desc limit 1) as paying
    from claims c join payments p on p.id = c.payment_id`;
interface ClaimColumns {
  method: PaymentMethod;
}
export type ClaimRow = RowOf<typeof openClaims>;
export const openClaims = statement<described.OpenClaims, ClaimColumns>(
  `${CLAIM} where c.account_id = :account and p.site_id = :site and c.state = 'open' order by c.id limit :most`,
);
export const openClaimNumbered = statement<described.OpenClaimNumbered, ClaimColumns>(
  `${CLAIM} where c.account_id = :account and p.site_id = :site and c.id = :id and c.state = 'open'`,
);
/** Of two orders at once the second waits, and finds the first. */
export const lockOpenClaim = statement<described.LockOpenClaim>(
  "select id from claims where id = :id and state = 'open' for update",
);
export const openPaymentsOf = statement<described.OpenPaymentsOf, ClaimColumns>(`
  select id, method from payments where claim_id = :claim and state in ('ordered', 'opened', 'pending') order by id desc`);

export const claimToMail = statement<
  described.ClaimToMail,
  { language: Locale; state: 'open' | 'paid' | 'written_off' | 'won_back' }
>(`
  select c.payment_id, c.amount, c.currency, c.credits_missing, c.state, c.mailed, a.email, a.language,
         exists (select from debits d where d.attempt_id = t.attempt_id) as by_own_debit
    from claims c join payments p on p.id = c.payment_id join accounts a on a.id = c.account_id join disputes t on t.id = c.dispute_id
   where c.id = :claim and p.site_id = :site for update of c`);
export const noteClaimMailed = statement<described.NoteClaimMailed>(
  'update claims set mailed = :mailed where id = :claim',
);

const SITE = '(select p.site_id from payments p where p.id = payment_id) as site_id';
export const setClaimPaid = statement<described.SetClaimPaid>(`
  update claims set state = 'paid', settling_payment_id = :payment, closed_at = :now where id = :id and state = 'open'
  returning id, ${SITE}`);
export const claimPaidBy = statement<described.ClaimPaidBy>('select settling_payment_id from claims where id = :id');
export const reopenClaim = statement<described.ReopenClaim>(`
  update claims set state = 'open', settling_payment_id = null, closed_at = null where id = :id and state = 'paid' and settling_payment_id = :payment returning id, ${SITE}`);

export const closeClaim = statement<described.CloseClaim>(
  `update claims set state = 'won_back', closed_at = :now where dispute_id = :dispute and state = 'open' returning id, ${SITE}`,
);
export const paidClaimOf = statement<described.PaidClaimOf>(`
  select c.id, c.settling_payment_id, t.id as attempt from claims c join payment_attempts t on t.payment_id = c.settling_payment_id and t.state = 'paid'
   where c.dispute_id = :dispute and c.state = 'paid' order by t.no limit 1`);
export const closePaidClaim = statement<described.ClosePaidClaim>(
  `update claims set state = 'won_back' where id = :id and state = 'paid' and settling_payment_id = :payment returning id, ${SITE}`,
);

export type ClaimForStaff = RowOf<typeof claimsForStaff>;
const FOR_STAFF = `
  select c.id, c.account_id, c.payment_id, c.amount, c.currency, c.credits_missing, c.created_at, p.method, d.reason, s.host
    from claims c join payments p on p.id = c.payment_id join disputes d on d.id = c.dispute_id join sites s on s.id = p.site_id`;
export const claimsForStaff = statement<described.ClaimsForStaff>(`
  ${FOR_STAFF} where c.state = 'open' and s.host = coalesce(:host?, s.host) order by c.id limit :most`);
export const claimForStaff = statement<described.ClaimForStaff>(`${FOR_STAFF} where c.id = :id and c.state = 'open'`);
export const writeOffClaim = statement<described.WriteOffClaim>(`
  update claims set state = 'written_off', closed_at = :now, staff_name = :staff where id = :id and state = 'open'
  returning id, account_id, amount, currency, ${SITE}`);
