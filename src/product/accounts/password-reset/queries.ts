import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

/** Whoever may log in by this address once they have a password, staff too. */
export const accountByAddress = statement<described.AccountByAddress>(
  "select id, kind, status from accounts where site_id = :site and lower(email) = lower(:email) and kind <> 'fictional'",
);

export const lockAccount = statement<described.LockAccount, { language: Locale; email: string }>(
  'select email, language, status from accounts where id = :account and email is not null for no key update',
);
