import type { Tx } from '#platform/db/database.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Tracking } from '#product/sites/tracking/tracking.ts';
import type { AccountStatus, Role } from './contract.ts';

export interface AccountRow {
  id: number;
  site_id: number;
  kind: 'member' | 'fictional' | 'staff';
  role: Role | null;
  email: string | null;
  password_hash: string | null;
  status: AccountStatus;
  language: Locale;
  credits: number;
  paid_user: boolean;
  notifications_disabled: ('fbl' | 'bounce' | 'listunsubscribe')[];
  signup_date: Date;
}

/** Columns of an `AccountRow` where `a` is the account. */
export const ACCOUNT_COLUMNS = `a.id, a.site_id, a.kind, a.role, a.email, a.password_hash, a.status, a.language, a.credits, a.paid_user,
  a.notifications_disabled, a.signup_date`;

export const accountById = prepared<AccountRow, [id: number]>(
  `select ${ACCOUNT_COLUMNS} from accounts a where a.id = $1`,
);

/** By e-mail address or username; fictional profiles have nobody who could log in. */
export const accountByLogin = prepared<AccountRow, [site: number, pool: number, login: string]>(`
  select ${ACCOUNT_COLUMNS} from accounts a
   where a.kind <> 'fictional' and (
     (a.site_id = $1 and lower(a.email) = lower($3))
     or (a.site_id = $1 and a.id = (select m.id from members m where m.pool = $2 and lower(m.name) = lower($3)))
   )
   order by (lower(a.email) = lower($3)) desc limit 1`);

export const accountByEmail = prepared<AccountRow, [site: number, email: string]>(
  `select ${ACCOUNT_COLUMNS} from accounts a where a.site_id = $1 and lower(a.email) = lower($2)`,
);

export const setLanguage = prepared<never, [id: number, language: Locale]>(
  'update accounts set language = $2 where id = $1',
);

export interface NewAccount {
  site_id: number;
  email: string;
  password_hash: string;
  language: Locale;
  tracking: Tracking | null;
  now: Date;
}

const insert = prepared<{ id: number }, [number, string, string, Locale, string | null, Date]>(`
  insert into accounts (site_id, email, password_hash, status, language, tracking, signup_date, terms_accepted_at)
  values ($1, $2, $3, 'not_confirmed', $4, $5, $6, $6) returning id`);
/** A member's account whose e-mail address is not confirmed yet. @returns its id. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<number> {
  const tracking = account.tracking && JSON.stringify(account.tracking);
  const row = await insert.one(
    tx,
    account.site_id,
    account.email,
    account.password_hash,
    account.language,
    tracking,
    account.now,
  );
  if (!row) throw new Error('The account was not stored.');
  return row.id;
}

/** Returns a row when the address was not confirmed before. */
export const confirmAccount = prepared<{ id: number }, [id: number]>(
  "update accounts set status = 'active' where id = $1 and status = 'not_confirmed' returning id",
);

export const setPaid = prepared<never, [account: number]>(
  'update accounts set paid_user = true where id = $1 and not paid_user',
);
