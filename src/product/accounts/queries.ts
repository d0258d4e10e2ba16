import type { Tx } from '#platform/db/database.ts';
import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Tracking } from '#product/sites/tracking/tracking.ts';
import type * as described from './queries.gen.ts';

export interface AccountColumns {
  language: Locale;
  notifications_disabled: ('fbl' | 'bounce' | 'listunsubscribe')[];
}

export type AccountRow = RowOf<typeof accountById>;

export const ACCOUNT_COLUMNS = `a.id, a.site_id, a.kind, a.role, a.email, a.password_hash, a.status, a.language, a.credits, a.paid_user,
  a.notifications_disabled, a.signup_date, a.all_sites`;

export const accountById = statement<described.AccountById, AccountColumns>(
  `select ${ACCOUNT_COLUMNS} from accounts a where a.id = :id`,
);

/** By e-mail address or username, on the account's site, or on any for staff of all; fictional profiles have nobody who could log in. */
export const accountByLogin = statement<described.AccountByLogin, AccountColumns>(`
  select ${ACCOUNT_COLUMNS} from accounts a
   where a.kind <> 'fictional' and (
     (a.site_id = :site and lower(a.email) = lower(:login))
     or (a.all_sites and lower(a.email) = lower(:login))
     or (a.site_id = :site and a.id = (select m.id from members m where m.pool = :pool and lower(m.name) = lower(:login)))
   )
   order by (lower(a.email) = lower(:login)) desc, (a.site_id = :site) desc limit 1`);

export const accountByEmail = statement<described.AccountByEmail, AccountColumns>(`
  select ${ACCOUNT_COLUMNS} from accounts a
   where a.site_id = :site and (
     lower(a.email) = lower(:email)
     or a.id in (select t.account_id from mail_tokens t where t.purpose = 'revert_email' and lower(t.detail) = lower(:email)
                    and t.used_at is null and t.expires_at > :now))
   order by (lower(a.email) = lower(:email)) desc limit 1`);

export const setLanguage = statement<described.SetLanguage>('update accounts set language = :language where id = :id');

export interface NewAccount {
  site_id: number;
  email: string;
  password_hash: string;
  language: Locale;
  tracking: Tracking | null;
  terms_version: Date;
  terms_id: number;
  /** The privacy statement that the consent to use what is said about sexuality is about: from when it counts, and its text. */
  sexuality_consent: { version: Date; id: number };
  now: Date;
}

const insert = statement<described.Insert>(`
  insert into accounts (site_id, email, password_hash, status, language, tracking, signup_date, terms_accepted_at, terms_version, terms_id,
                        sexuality_consent_at, sexuality_consent_version, sexuality_consent_id)
  values (:site, :email, :passwordHash, 'not_confirmed', :language, :tracking?, :now, :now, :terms, :termsId,
          :now, :consentVersion, :consentId) returning id`);
export const insertFictional = statement<described.InsertFictional>(`
  insert into accounts (site_id, kind, status, language, signup_date) values (:site, 'fictional', 'active', :language, :now) returning id`);

/** @returns its id. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const tracking = account.tracking && JSON.stringify(account.tracking);
  const row = await insert.one(tx, {
    site: account.site_id,
    email: account.email,
    passwordHash: account.password_hash,
    language: account.language,
    tracking,
    terms: account.terms_version,
    termsId: account.terms_id,
    consentVersion: account.sexuality_consent.version,
    consentId: account.sexuality_consent.id,
    now: account.now,
  });
  if (!row) throw new Error('The account was not stored.');
  return row.id;
}

/** Returns a row when the address was not confirmed before. */
export const confirmAccount = statement<described.ConfirmAccount>(
  "update accounts set status = 'active', confirmed_at = coalesce(confirmed_at, :now) where id = :id and status = 'not_confirmed' returning id",
);

export const setPaid = statement<described.SetPaid>(
  'update accounts set paid_user = true where id = :account and not paid_user',
);
export const setUnpaid = statement<described.SetUnpaid>(
  'update accounts set paid_user = false where id = :account and paid_user',
);

export const liftBounce = statement<described.LiftBounce>(
  "update accounts set notifications_disabled = array_remove(notifications_disabled, 'bounce') where id = :account",
);

/** From then on nobody acts for the account, and whoever already does in an open transaction is waited for. */
export const closeMember = statement<described.CloseMember>(
  "update accounts set status = 'deleted' where id = :account and kind = 'member' returning id",
);

export const addressOf = statement<described.AddressOf>('select email from accounts where id = :account');

export const otherAddressesOf = statement<described.OtherAddressesOf, { email: string }>(
  "select distinct detail as email from mail_tokens where account_id = :account and purpose in ('activate', 'change_email', 'revert_email') and detail is not null",
);

/** What books need stays: when the terms were accepted, the balance, and whether the member paid. */
export const blankAccount = statement<described.BlankAccount>(`
  update accounts set email = null, password_hash = null, password_changed_at = null, status = 'deleted', language = 'en', tracking = null, confirmed_at = null,
         notifications_disabled = '{}'
   where id = :account`);

export const deleteEntries = statement<described.DeleteEntries>(`
  with ended as (delete from sessions where account_id = :account),
       passkey as (delete from passkeys where account_id = :account),
       challenge as (delete from passkey_challenges where account_id = :account),
       secret as (delete from totp where account_id = :account),
       code as (delete from recovery_codes where account_id = :account),
       proof as (delete from login_proofs where account_id = :account),
       device as (delete from login_devices where account_id = :account),
       deleted as (delete from deletions where account_id = :account)
  delete from mail_tokens where account_id = :account`);

/** Without what would open the account. */
export const accountData = statement<described.AccountData>(`
  select (select jsonb_agg(to_jsonb(a) - 'password_hash') from accounts a where a.id = :account) as accounts,
         (select coalesce(jsonb_agg(to_jsonb(s) - 'token_hash' - 'previous_hash' order by s.created_at), '[]')
            from sessions s where s.account_id = :account) as sessions,
         (select coalesce(jsonb_agg(to_jsonb(t) - 'token_hash' order by t.created_at), '[]')
            from mail_tokens t where t.account_id = :account) as mail_tokens,
         (select coalesce(jsonb_agg(to_jsonb(b) order by b.created_at), '[]') from bans b where b.account_id = :account) as bans,
         (select coalesce(jsonb_agg(jsonb_build_object('until', t.until)), '[]')
            from ban_traces t join bans b on b.id = t.ban_id where b.account_id = :account) as ban_traces,
         (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from held_accounts h where h.account_id = :account) as held_accounts,
         (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]') from ban_appeals l where l.account_id = :account) as ban_appeals,
         (select coalesce(jsonb_agg(to_jsonb(p) - 'public_key' order by p.id), '[]') from passkeys p where p.account_id = :account) as passkeys,
         (select coalesce(jsonb_agg(to_jsonb(c) - 'challenge_hash'), '[]')
            from passkey_challenges c where c.account_id = :account) as passkey_challenges,
         (select coalesce(jsonb_agg(to_jsonb(o) - 'secret'), '[]') from totp o where o.account_id = :account) as totp,
         (select coalesce(jsonb_agg(to_jsonb(r) - 'code_hash'), '[]') from recovery_codes r where r.account_id = :account) as recovery_codes,
         (select coalesce(jsonb_agg(to_jsonb(g) - 'token_hash'), '[]') from login_proofs g where g.account_id = :account) as login_proofs,
         (select coalesce(jsonb_agg(to_jsonb(v) - 'token_hash'), '[]') from login_devices v where v.account_id = :account) as login_devices,
         (select coalesce(jsonb_agg(to_jsonb(n) - 'hash' order by n.last_at), '[]') from account_signals n where n.account_id = :account) as account_signals,
         (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from deletions d where d.account_id = :account) as deletions,
         (select coalesce(jsonb_agg(to_jsonb(e) - 'ticket_hash'), '[]') from data_exports e where e.account_id = :account) as data_exports`);

export const captchaKey = statement<described.CaptchaKey>('select secret from captcha_keys limit 1');

export const spendChallenge = statement<described.SpendChallenge>(`
  insert into captcha_used (nonce_hash, expires_at) values (:hash, :expires)
  on conflict (nonce_hash) do nothing returning true as spent`);

export const deleteChallengesOver = statement<described.DeleteChallengesOver>(
  'delete from captcha_used where expires_at < :now',
);

/** Rows that one statement deletes at most: some hundred milliseconds, so that nobody waits for all of them. */
export const BATCH_SIZE = 5000;

export const deleteExpiredSessions = statement<described.DeleteExpiredSessions>(`
  delete from sessions where token_hash in (
    select token_hash from sessions where expires_at <= :now limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteExpiredTokens = statement<described.DeleteExpiredTokens>(`
  delete from mail_tokens where token_hash in (
    select token_hash from mail_tokens where expires_at <= :before limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteOldFailures = statement<described.DeleteOldFailures>(`
  delete from login_failures where id in (
    select id from login_failures where created_at < :before limit ${BATCH_SIZE} for update skip locked) returning id`);

export const deleteOldDevices = statement<described.DeleteOldDevices>(`
  delete from login_devices where token_hash in (
    select token_hash from login_devices where used_at < :before limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteExpiredProofs = statement<described.DeleteExpiredProofs>(`
  delete from login_proofs where token_hash in (
    select token_hash from login_proofs where expires_at <= :now limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteExpiredChallenges = statement<described.DeleteExpiredChallenges>(`
  delete from passkey_challenges where challenge_hash in (
    select challenge_hash from passkey_challenges where expires_at <= :now limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const addMailStop = statement<described.AddMailStop>(`
  update accounts set notifications_disabled = array_append(notifications_disabled, :reason)
   where id = :account and not (:reason = any(notifications_disabled))`);

export const addMailStops = statement<described.AddMailStops>(`
  update accounts a set notifications_disabled = array_append(a.notifications_disabled, :reason)
    from (select distinct site, lower(address) as address from unnest(:sites::int[], :addresses::text[]) as t(site, address)) as to_stop
   where a.site_id = to_stop.site and lower(a.email) = to_stop.address and not (:reason = any(a.notifications_disabled))`);

export const dropMailStop = statement<described.DropMailStop>(`
  update accounts set notifications_disabled = array_remove(notifications_disabled, :reason)
   where id = :account and :reason = any(notifications_disabled)`);

export const accountsByAddress = statement<described.AccountsByAddress>(
  'select id from accounts where site_id = :site and lower(email) = lower(:address)',
);

/** Returns a row while it has any. */
export const takeTry = statement<described.TakeTry>(`
  update login_devices set failures = failures + 1
   where token_hash = :hash and account_id = :account and failures < :most and used_at > :since returning account_id`);

export const returnTry = statement<described.ReturnTry>(
  'update login_devices set failures = failures - 1 where token_hash = :hash and failures > 0',
);

/** Returns a row where the browser is known for the account. */
export const renewDevice = statement<described.RenewDevice>(
  'update login_devices set failures = 0, used_at = :now where token_hash = :hash and account_id = :account returning account_id',
);

export const insertDevice = statement<described.InsertDevice>(
  'insert into login_devices (token_hash, account_id, created_at, used_at) values (:hash, :account, :now, :now)',
);

export const deleteOldestDevices = statement<described.DeleteOldestDevices>(`
  delete from login_devices where token_hash in (
    select token_hash from login_devices where account_id = :account order by used_at desc, token_hash offset :most for update)`);

export const deleteDevicesOf = statement<described.DeleteDevicesOf>(
  'delete from login_devices where account_id = :account',
);

const STATE = "concat_ws('.', a.xmin, m.xmin, v.version)";
const STATE_ROWS = `accounts a left join members m on m.id = a.id left join account_versions v on v.account_id = a.id`;

/** A row's xmin is the transaction that wrote it last: every update of account and profile counts by itself. */
export const accountStates = statement<described.AccountStates>(`
  select a.id, ${STATE} as state from ${STATE_ROWS} where a.id = any(:accounts::bigint[])`);

/** The same of `:viewer`, as a column of a statement that reads one of the account's lists: asked in the same moment. */
export const STATE_COLUMN = `(select ${STATE} from ${STATE_ROWS} where a.id = :viewer) as state`;

export const bumpVersions = statement<described.BumpVersions>('select bump_versions(:accounts::bigint[])');
