import { statement } from '#platform/db/statement.ts';
import { ACCOUNT_COLUMNS, type AccountColumns } from '../queries.ts';
import type * as described from './queries.gen.ts';

export const sessionAccount = statement<described.SessionAccount, AccountColumns>(`
  select ${ACCOUNT_COLUMNS}, t.pool, s.expires_at from sessions s
    join accounts a on a.id = s.account_id join sites t on t.id = a.site_id
   where s.token_hash = :hash and s.expires_at > :now and a.status in ('not_confirmed', 'active')`);

export const insertSession = statement<described.InsertSession>(
  'insert into sessions (token_hash, account_id, expires_at) values (:hash, :account, :expires)',
);
/** @returns whose it was; null when there was none. */
export const deleteSession = statement<described.DeleteSession>(
  'delete from sessions where token_hash = :hash returning account_id',
);
export const deleteSessionsOf = statement<described.DeleteSessionsOf>(
  'delete from sessions where account_id = :account',
);
export const deleteOtherSessions = statement<described.DeleteOtherSessions>(
  'delete from sessions where account_id = :account and token_hash <> :hash returning token_hash',
);
