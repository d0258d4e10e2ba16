import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const ledgerData = statement<described.LedgerData>(`
  select (select coalesce(jsonb_agg(l order by l.id), '[]') from credit_ledger l where l.account_id = :account) as credit_ledger`);
