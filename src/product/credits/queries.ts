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

export const ledgerData = statement<described.LedgerData>(`
  select (select coalesce(jsonb_agg(l order by l.id), '[]') from credit_ledger l where l.account_id = :account) as credit_ledger`);
