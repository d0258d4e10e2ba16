import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export type CapRow = RowOf<typeof capsOfAccount>;

const CAP =
  'select c.currency, c.amount, c.time_zone, c.next_amount, c.next_at from spending_caps c where c.account_id = :account';

export const capsOfAccount = statement<described.CapsOfAccount>(`${CAP} order by c.currency`);
/** Locked: of two orders at once the second sees the first, and a change of the cap waits for both. */
export const lockedCap = statement<described.LockedCap>(`${CAP} and c.currency = :currency for update`);
export const writeCap = statement<described.WriteCap>(`
  insert into spending_caps (account_id, currency, amount, time_zone, next_amount, next_at, changed_at)
  values (:account, :currency, :amount, :zone, :nextAmount?, :nextAt?, :now)
  on conflict (account_id, currency) do update set amount = excluded.amount, time_zone = excluded.time_zone,
    next_amount = excluded.next_amount, next_at = excluded.next_at, changed_at = excluded.changed_at`);
export const deleteCaps = statement<described.DeleteCaps>('delete from spending_caps where account_id = :account');

/** `counted`: paid, or may still be paid. Less what went back or is on its way; without what the bank took back. */
export const spentBetween = statement<described.SpentBetween>(`
  select p.currency, sum(p.amount - p.back)::bigint as counted,
         coalesce(sum(p.amount - p.back) filter (where p.status = 'completed'), 0)::bigint as paid
    from (select o.currency, o.status, o.amount,
                 (select coalesce(sum(r.amount), 0) from refunds r
                   where r.payment_id = o.id and r.reason <> 'paid_twice' and r.state not in ('failed', 'reversed')) as back
            from payments o
           where o.account_id = :account and o.created_at >= :from and o.created_at < :to
             and o.state not in ('failed', 'cancelled', 'expired', 'charged_back')) p
   group by p.currency order by p.currency`);

export const currencyOfSite = statement<described.CurrencyOfSite>(`
  select exists (select from package_prices c join packages p on p.id = c.package_id
                  where p.site_id = :site and p.active and c.currency = :currency) as sold`);
