import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

/** The account row is the queue of everything that changes its address. Read what holds for it only after it. */
export const lockAddress = statement<described.LockMailAddress, { language: Locale; email: string }>(`
  select email, language, status from accounts
   where id = :account and email is not null and status <> 'deleted' for no key update`);

export const pendingChange = statement<described.PendingChange, { email: string }>(`
  select detail as email from mail_tokens
   where account_id = :account and purpose = 'change_email' and used_at is null and expires_at > :now
   order by created_at desc limit 1`);

/** Of an account that nobody confirmed yet, where the newest link to it still works. */
export const wantedAddress = statement<described.WantedAddress, { email: string }>(`
  select detail as email from mail_tokens
   where account_id = :account and purpose = 'activate' and detail is not null and used_at is null and expires_at > :now
   order by created_at desc limit 1`);

export const ownerOfAddress = statement<described.OwnerOfAddress, { language: Locale }>(`
  select a.id, a.language, a.notifications_disabled from accounts a
   where a.site_id = :site and a.id <> :account and (
     lower(a.email) = lower(:email)
     or exists (select from mail_tokens t where t.account_id = a.id and t.purpose = 'revert_email' and t.used_at is null
                   and t.expires_at > :now and lower(t.detail) = lower(:email)))
   limit 1`);

/** Fails on the unique index when another account has it. Mails of before bounced or were unwanted at another address. */
export const setAddress = statement<described.SetAddress>(`
  update accounts set email = :email,
         notifications_disabled = array_remove(array_remove(notifications_disabled, 'bounce'), 'fbl')
   where id = :account`);
