import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export type StoredRow = RowOf<typeof storedById>;
const STORED = `
  select s.id, s.account_id, s.payment_account_id, s.customer, s.token, s.brand, s.last4, s.exp_month, s.exp_year, s.created_at from stored_methods s`;

export const storedOfAccount = statement<described.StoredOfAccount>(
  `${STORED} where s.account_id = :account and s.removed_at is null order by s.id desc`,
);
export const storedById = statement<described.StoredById>(
  `${STORED} where s.id = :id and s.account_id = :account and s.removed_at is null`,
);
/** The same token again is the same card, and one that was removed stays so. */
export const insertStored = statement<described.InsertStored>(`
  insert into stored_methods (account_id, payment_account_id, customer, token, brand, last4, exp_month, exp_year, consent, consent_locale,
    consented_at, created_at)
  select :account, :paymentAccount, :customer, :token, :brand, :last4, :month, :year, :consent, :locale, :consented, :now
   where not exists (select from stored_methods s where s.payment_account_id = :paymentAccount
     and s.token = 'forgotten ' || encode(sha256(convert_to(:token, 'UTF8')), 'hex'))
  on conflict (payment_account_id, token) do nothing`);
export const removeStored = statement<described.RemoveStored>(
  'update stored_methods set removed_at = :now where id = :id and account_id = :account and removed_at is null returning id',
);
export const removeAllStored = statement<described.RemoveAllStored>(
  'update stored_methods set removed_at = coalesce(removed_at, :now) where account_id = :account',
);
export const storedToForget = statement<described.StoredToForget>(
  `select s.id, s.account_id, s.payment_account_id, s.customer, s.token, s.brand, s.last4, s.exp_month, s.exp_year, s.created_at, a.site_id
     from stored_methods s join accounts a on a.id = s.account_id
    where s.removed_at is not null and s.forgotten_at is null order by s.removed_at limit :most`,
);
/** The row keeps what its owner agreed to, and by which it is known if the provider tells of the card again. */
export const setForgotten = statement<described.SetForgotten>(
  "update stored_methods set forgotten_at = :now, token = 'forgotten ' || encode(sha256(convert_to(token, 'UTF8')), 'hex'), customer = '' where id = :id",
);
export const storedFor = statement<described.StoredFor>(`${STORED} where s.id = :id`);
