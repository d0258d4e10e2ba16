import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import { ACCOUNT_COLUMNS, type AccountColumns } from '../queries.ts';

/** Also by the token before, for calls that were on their way; what a passkey or code opened is not for that one. */
export const sessionAccount = statement<described.SessionAccount, AccountColumns & { strong: boolean }>(`
  select ${ACCOUNT_COLUMNS}, t.pool, s.expires_at, s.strong and s.token_hash = :hash as strong, s.last_used_at, s.token_hash
    from sessions s join accounts a on a.id = s.account_id join sites t on t.id = a.site_id
   where (s.token_hash = :hash or (s.previous_hash = :hash and s.replaced_at > :late)) and s.expires_at > :now
     and a.status in ('not_confirmed', 'active')`);

const NEW_SESSION = `
  insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at, proved_at, strong)
  select :hash, a.id, :now, :now, :expires, :proved?, :strong`;

/** Who changes an account writes it first and ends its sessions after: this one is seen by them or not opened. */
export const insertSession = statement<described.InsertSession>(`${NEW_SESSION}
    from accounts a
   where a.id = :account and a.status in ('not_confirmed', 'active')
     and (:password?::text is null or a.password_hash = :password?::text)
     for share of a
  returning id`);

export const lockForLogin = statement<described.LockForLogin>('select id from accounts where id = :account for share');

export const insertPasskeySession = statement<described.InsertPasskeySession>(`${NEW_SESSION}
    from accounts a join passkeys p on p.account_id = a.id
   where a.id = :account and a.status in ('not_confirmed', 'active') and p.id = :passkey
     for share of a, p
  returning id`);

/** Of several processes that find it out of date at once, one writes. Each use moves its end, as far as its age allows. */
export const touchSession = statement<described.TouchSession>(`
  update sessions set last_used_at = :now, expires_at = least(:idle::timestamptz, created_at + make_interval(secs => :oldest))
   where token_hash = :hash and last_used_at < :before`);

/** @returns no row when it has another one, or has ended. */
export const replaceToken = statement<described.ReplaceToken>(`
  update sessions set token_hash = :next, previous_hash = token_hash, replaced_at = :now
   where token_hash = :hash and account_id = :account returning id`);

export const deleteLeastUsed = statement<described.DeleteLeastUsed>(`
  delete from sessions where token_hash in (
    select token_hash from sessions where account_id = :account order by last_used_at desc, id desc offset :most for update)
  returning token_hash`);

export const describeSession = statement<described.DescribeSession>(
  'update sessions set user_agent = :userAgent?, country = :country?, time_zone = :timeZone? where token_hash = :hash',
);

export const ownSession = statement<described.OwnSession>(
  'select id, strong, proved_at from sessions where token_hash = :hash and account_id = :account',
);

export const setProved = statement<described.SetProved>(
  'update sessions set proved_at = :now, strong = strong or :strong where token_hash = :hash and account_id = :account',
);

/** For who can log in without a password or with a code no longer. */
export const weakenSessions = statement<described.WeakenSessions>(
  'update sessions set strong = false where account_id = :account and strong',
);

export const sessionsOfAccount = statement<described.SessionsOfAccount>(`
  select id, token_hash, user_agent, country, created_at, last_used_at from sessions
   where account_id = :account and expires_at > :now order by last_used_at desc, id desc limit :most`);

/** @returns whose it was; null when there was none. */
export const deleteSession = statement<described.DeleteSession>(
  'delete from sessions where token_hash = :hash or previous_hash = :hash returning account_id',
);
export const deleteSessionsOf = statement<described.DeleteSessionsOf>(
  'delete from sessions where account_id = :account',
);
export const deleteAllSessions = statement<described.DeleteAllSessions>(
  'with ended as (delete from sessions returning 1) select count(*)::int as count from ended',
);
export const deleteOwnSession = statement<described.DeleteOwnSession>(
  'delete from sessions where id = :id and account_id = :account returning token_hash',
);
export const deleteOtherSessions = statement<described.DeleteOtherSessions>(
  'delete from sessions where account_id = :account and token_hash <> :hash returning token_hash',
);
