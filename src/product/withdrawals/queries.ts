import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** What somebody bought, or is still paying for. */
const BOUGHT = "p.status in ('pending', 'completed')";

/** Newest first. */
export const ordersOf = statement<described.OrdersOf>(`
  select p.id, p.credits, p.amount, p.currency, p.created_at,
         (select min(w.declared_at) from withdrawals w where w.payment_id = p.id) as declared_at
    from payments p where p.account_id = :account and p.site_id = :site and ${BOUGHT}
   order by p.id desc limit :most`);

/** An order of an account, with the balance of who made it. */
export const orderOf = statement<described.OrderOf>(`
  select p.id, p.credits, p.amount, p.currency, p.created_at, a.credits as left
    from payments p join accounts a on a.id = p.account_id
   where p.id = :payment and p.account_id = :account and p.site_id = :site and ${BOUGHT}`);

/** An order that somebody who is not logged in names: theirs if its account has their address. */
export const orderByAddress = statement<described.OrderByAddress>(`
  select p.id, a.credits as left from payments p join accounts a on a.id = p.account_id
   where p.id = :payment and p.site_id = :site and lower(a.email) = lower(:email) and ${BOUGHT}`);

const COLUMNS = 'w.reference, w.account_id, w.payment_id, w.name, w.email, w.contract, w.declared_at';

/** Stores nothing where the key is taken, or where the member withdrew from this order before. */
export const insertWithdrawal = statement<described.InsertWithdrawal>(`
  insert into withdrawals as w (reference, key, site_id, account_id, payment_id, name, email, contract, locale, credits_left, declared_at)
  values (:reference, :key, :site, :account?, :payment?, :name, :email, :contract?, :locale, :left?, :now)
  on conflict do nothing returning ${COLUMNS}`);

export const withdrawalByKey = statement<described.WithdrawalByKey>(
  `select ${COLUMNS} from withdrawals w where w.key = :key`,
);

/** What a member declared of an order. */
export const withdrawalOfOrder = statement<described.WithdrawalOfOrder>(
  `select ${COLUMNS} from withdrawals w where w.payment_id = :payment and w.account_id is not null`,
);

export const deleteWithdrawalsBefore = statement<described.DeleteWithdrawalsBefore>(
  'delete from withdrawals where declared_at < :before',
);

/** Without what staff noted for each other. */
export const withdrawalData = statement<described.WithdrawalData>(`
  select (select coalesce(jsonb_agg(to_jsonb(w) - 'staff_name' - 'note' order by w.id), '[]') from withdrawals w
           where w.account_id = :account
              or w.payment_id in (select p.id from payments p where p.account_id = :account)) as withdrawals`);
