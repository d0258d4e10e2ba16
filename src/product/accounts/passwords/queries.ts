import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

/** Of two changes at the same moment the second waits for the first, and finds another password than the one it knew. */
export const storePassword = statement<described.StorePassword, { language: Locale }>(`
  update accounts set password_hash = :hash, password_changed_at = :now
   where id = :account and (:before?::text is null or password_hash = :before?::text) and email is not null
  returning email, language`);

export const ownerWords = statement<described.OwnerWords>(
  'select a.email, m.name from accounts a left join members m on m.id = a.id where a.id = :account',
);

export const passwordChange = statement<described.PasswordChange>(
  'select password_changed_at as changed_at from accounts where id = :account',
);
