import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const lockStaff = statement<described.LockStaff>('select id from staff where id = :staff for update');

export const grantedSince = statement<described.GrantedSince>(`
  select coalesce(sum((details ->> 'amount')::int), 0)::int as credits from audit_entries
   where staff_id = :staff and verb = 'credits.granted' and created_at > :since`);

export const grantWithKey = statement<described.GrantWithKey>(`
  select account_id, amount from credit_ledger where reason = 'adjustment' and reference = :key`);
