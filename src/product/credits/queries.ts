import { prepared } from '#platform/db/prepared.ts';

export type LedgerReason =
  | 'starting'
  | 'message'
  | 'signup_message'
  | 'photo'
  | 'gift'
  | 'purchase'
  | 'refund'
  | 'chargeback'
  | 'adjustment';

/** `balance` is null when it would have fallen below zero; nothing was moved then. */
export const moveInLedger = prepared<
  { balance: number | null },
  [account: number, amount: number, reason: LedgerReason, reference: string]
>('select move_credits($1, $2, $3, $4) as balance');

export const balanceRow = prepared<{ credits: number }, [account: number]>(
  'select credits from accounts where id = $1',
);
export const ledgerSumRow = prepared<{ sum: number }, [account: number]>(
  'select coalesce(sum(amount), 0)::bigint as sum from credit_ledger where account_id = $1',
);

/** A site's packages at the price of a country, or at their general price where the country has none. */
export const pricedPackages = prepared<
  { id: number; credits: number; amount: number; currency: string },
  [site: number, country: string]
>(`
  select p.id, p.credits, coalesce(local.amount, general.amount) as amount, coalesce(local.currency, general.currency) as currency
    from packages p
    left join package_prices local on local.package_id = p.id and local.country = $2
    left join package_prices general on general.package_id = p.id and general.country is null
   where p.site_id = $1 and p.active and coalesce(local.amount, general.amount) is not null
   order by p.position, p.id`);

export const memberCountry = prepared<{ country: string }, [member: number]>(
  'select country from members where id = $1',
);
