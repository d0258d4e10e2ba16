import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Once a dispute. */
export const insertClaim = statement<described.InsertClaim>(`
  insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing, created_at)
  values (:account, :payment, :dispute, :amount, :currency, :missing, :now) on conflict (dispute_id) do nothing returning id`);
export const closeClaim = statement<described.CloseClaim>(
  "update claims set state = 'won_back', closed_at = :now where dispute_id = :dispute and state = 'open'",
);

export const openClaimOf = statement<described.OpenClaimOf>(
  "select exists (select from claims where account_id = :account and state = 'open') as open",
);
