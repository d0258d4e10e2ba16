import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export type LedgerReason =
  | 'starting'
  | 'message'
  | 'signup_message'
  | 'unsent_message'
  | 'set_aside'
  | 'returned'
  | 'fraud_returned'
  | 'photo'
  | 'gift'
  | 'purchase'
  | 'refund'
  | 'chargeback'
  | 'adjustment';

/** `balance` is null when it would have fallen below zero; nothing was moved then. */
export const moveInLedger = statement<described.MoveInLedger>(
  'select move_credits(:account, :amount, :reason, :reference) as balance',
);

export const balanceRow = statement<described.BalanceRow>('select credits from accounts where id = :account');
export const ledgerSumRow = statement<described.LedgerSumRow>(
  'select coalesce(sum(amount), 0)::bigint as sum from credit_ledger where account_id = :account',
);

export const pricedPackages = statement<described.PricedPackages, { amount: number; currency: string }>(`
  select p.id, p.credits, coalesce(local.amount, general.amount) as amount, coalesce(local.currency, general.currency) as currency
    from packages p
    left join package_prices local on local.package_id = p.id and local.country = :country
    left join package_prices general on general.package_id = p.id and general.country is null
   where p.site_id = :site and p.active and coalesce(local.amount, general.amount) is not null
   order by p.position, p.id`);

/** Locked, so that changes follow one another. */
export const packagesToChange = statement<described.PackagesToChange>(
  'select id, credits, position, active from packages where site_id = :site order by position, id for update',
);
export const insertPackage = statement<described.InsertPackage>(
  'insert into packages (site_id, credits, position) values (:site, :credits, :position) returning id',
);
export const placePackage = statement<described.PlacePackage>(
  'update packages set position = :position, active = true where id = :id',
);
export const endPackages = statement<described.EndPackages>(
  'update packages set active = false where site_id = :site and active and not credits = any(:credits::int[])',
);
export const storePrice = statement<described.StorePrice>(`
  insert into package_prices (package_id, country, currency, amount) values (:id, :country?, :currency, :amount)
  on conflict (package_id, country) do update set currency = excluded.currency, amount = excluded.amount`);
export const pricesOfSite = statement<described.PricesOfSite>(`
  select p.credits, pp.country, pp.currency, pp.amount
    from packages p join package_prices pp on pp.package_id = p.id
   where p.site_id = :site and p.active order by p.position, p.id, pp.country nulls first`);

export const lockStaff = statement<described.LockStaff>('select id from staff where id = :staff for update');

export const grantedSince = statement<described.GrantedSince>(`
  select coalesce(sum((details ->> 'amount')::int), 0)::int as credits from audit_entries
   where staff_id = :staff and verb = 'credits.granted' and created_at > :since`);

export const grantWithKey = statement<described.GrantWithKey>(`
  select account_id, amount from credit_ledger where reason = 'adjustment' and reference = :key`);

export const ledgerData = statement<described.LedgerData>(`
  select (select coalesce(jsonb_agg(l order by l.id), '[]') from credit_ledger l where l.account_id = :account) as credit_ledger`);
