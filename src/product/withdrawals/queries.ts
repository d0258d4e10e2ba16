import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentMethod } from '#product/payments/contract.ts';
import type * as described from './queries.gen.ts';

const BOUGHT = "p.claim_id is null and p.status in ('pending', 'completed')";

/** `credits_left`: the first bought are spent first. `touched`: money went back or a bank asked for it. */
const ORDER = `
  select p.id, p.credits, p.amount, p.currency, p.created_at, p.status, p.state, p.method, p.begin_at_once,
         coalesce(c.unspent, 0) as credits_left, t.id as attempt_id, t.payment_account_id,
         exists (select from refunds r where r.payment_id = p.id and r.reason <> 'paid_twice' and r.state not in ('failed', 'reversed'))
           or exists (select from disputes d where d.payment_id = p.id) as touched,
         (select min(w.declared_at) from withdrawals w where w.payment_id = p.id) as declared_at
    from payments p
    left join payment_attempts t on t.id = (select o.id from payment_attempts o where o.payment_id = p.id and o.state = 'paid' order by o.no limit 1)
    left join credit_ledger l on l.reason = 'purchase' and l.reference = p.id::text
    left join credit_lots(:account) c on c.no = l.id
   where p.account_id = :account and p.site_id = :site and ${BOUGHT}`;
interface OrderColumns {
  method: PaymentMethod;
}

export type OrderRow = RowOf<typeof orderOf>;
export const ordersOf = statement<described.OrdersOf, OrderColumns>(`${ORDER} order by p.id desc limit :most`);
export const orderOf = statement<described.OrderOf, OrderColumns>(`${ORDER} and p.id = :payment`);

/** Nobody pays the order back meanwhile. */
export const lockOrder = statement<described.LockOrder>('select id from payments where id = :order for update');
/** So that no credit is spent between a sum and its payment. */
export const lockBalance = statement<described.LockBalance>('select id from accounts where id = :account for update');

/** The order is theirs if its account has their address. */
export const orderByAddress = statement<described.OrderByAddress>(`
  select p.id,
         coalesce((select c.unspent from credit_ledger l join credit_lots(p.account_id) c on c.no = l.id
                    where l.reason = 'purchase' and l.reference = p.id::text), 0) as credits_left
    from payments p join accounts a on a.id = p.account_id
   where p.id = :payment and p.site_id = :site and lower(a.email) = lower(:email) and ${BOUGHT}`);

const COLUMNS = `w.id, w.reference, w.account_id, w.payment_id, w.name, w.email, w.contract, w.declared_at, w.refund,
  (select p.currency from payments p where p.id = w.payment_id) as currency`;

/** Stores nothing where the key is taken, or where the member withdrew from this order before. */
export const insertWithdrawal = statement<described.InsertWithdrawal>(`
  insert into withdrawals as w (reference, key, site_id, account_id, payment_id, name, email, contract, locale, credits_left, declared_at)
  values (:reference, :key, :site, :account?, :payment?, :name, :email, :contract?, :locale, :left?, :now)
  on conflict do nothing returning ${COLUMNS}`);

export const withdrawalByKey = statement<described.WithdrawalByKey>(
  `select ${COLUMNS} from withdrawals w where w.key = :key`,
);

export const withdrawalOfOrder = statement<described.WithdrawalOfOrder>(
  `select ${COLUMNS} from withdrawals w where w.payment_id = :payment and w.account_id is not null`,
);

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

export const deleteWithdrawalsBefore = statement<described.DeleteWithdrawalsBefore>(
  'delete from withdrawals where declared_at < :before',
);

export const withdrawalData = statement<described.WithdrawalData>(`
  select (select coalesce(jsonb_agg(to_jsonb(w) - 'staff_name' - 'note' order by w.id), '[]') from withdrawals w
           where w.account_id = :account
              or w.payment_id in (select p.id from payments p where p.account_id = :account)) as withdrawals`);
