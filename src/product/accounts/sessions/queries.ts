import { prepared } from '#platform/db/prepared.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from '../queries.ts';

export const sessionAccount = prepared<AccountRow & { pool: number; expires_at: Date }, [hash: Buffer, now: Date]>(`
  select ${ACCOUNT_COLUMNS}, t.pool, s.expires_at from sessions s
    join accounts a on a.id = s.account_id join sites t on t.id = a.site_id
   where s.token_hash = $1 and s.expires_at > $2 and a.status in ('not_confirmed', 'active')`);

export const insertSession = prepared<never, [hash: Buffer, account: number, expires: Date]>(
  'insert into sessions (token_hash, account_id, expires_at) values ($1, $2, $3)',
);
/** @returns whose it was; null when there was none. */
export const deleteSession = prepared<{ account_id: number }, [hash: Buffer]>(
  'delete from sessions where token_hash = $1 returning account_id',
);
export const deleteSessionsOf = prepared<never, [account: number]>('delete from sessions where account_id = $1');
