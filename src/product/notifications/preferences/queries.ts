import { statement } from '#platform/db/statement.ts';
import type { MailStop } from '#product/accounts/contract.ts';
import type { Notification } from '../contract.ts';
import type * as described from '../queries.gen.ts';

export const preferencesOf = statement<
  described.PreferencesOf,
  { mail: Notification[] | null; push: Notification[] | null; notifications_disabled: MailStop[] }
>(`
  select a.email, a.notifications_disabled, n.account_id is not null as chosen, n.mail, n.push, n.quiet_from, n.quiet_until,
         coalesce(n.push_text, false) as push_text
    from accounts a left join notification_preferences n on n.account_id = a.id
   where a.id = :account and a.status in ('not_confirmed', 'active')`);

/** One change after another: the account is the queue, since there may be no row yet. */
export const lockAccount = statement<described.LockAccount>(
  'select id from accounts where id = :account for no key update',
);

export const keepPreferences = statement<described.KeepPreferences>(`
  insert into notification_preferences (account_id, mail, push, quiet_from, quiet_until, push_text, updated_at, weekly_at)
  values (:account, :mail, :push, :quietFrom?, :quietUntil?, :pushText, :now, :weekly?)
      on conflict (account_id) do update
     set mail = excluded.mail, push = excluded.push, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
         push_text = excluded.push_text, updated_at = excluded.updated_at,
         weekly_at = case when excluded.weekly_at is not null then coalesce(notification_preferences.weekly_at, excluded.weekly_at) end`);

export const wantedBy = statement<described.WantedBy, { mail: Notification[] | null }>(`
  select n.mail from accounts a left join notification_preferences n on n.account_id = a.id
   where a.site_id = :site and lower(a.email) = lower(:email) and a.status in ('not_confirmed', 'active')
     and a.notifications_disabled = '{}'`);
