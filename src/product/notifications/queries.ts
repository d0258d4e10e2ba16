import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const keepDismissed = statement<described.KeepDismissed>(`
  insert into dismissed_alerts (account_id, alert, dismissed_at)
  select :account, alert, :now from unnest(:alerts::text[]) alert group by alert
  on conflict (account_id, alert) do update set dismissed_at = excluded.dismissed_at`);

export const forgetDismissed = statement<described.ForgetDismissed>(
  'delete from dismissed_alerts where account_id = :account and alert = :alert',
);

export const deleteSubscriptions = statement<described.DeleteSubscriptions>(
  'delete from push_subscriptions where account_id = :account',
);

export const deletePreferences = statement<described.DeletePreferences>(
  'delete from notification_preferences where account_id = :account',
);

export const deletePendingMails = statement<described.DeletePendingMails>(
  'delete from pending_mails where account_id = :account',
);

export const deleteDismissed = statement<described.DeleteDismissed>(
  'delete from dismissed_alerts where account_id = :account',
);

export const deleteNotices = statement<described.DeleteNotices>('delete from notices where account_id = :account');

export const deleteConsents = statement<described.DeleteConsents>(
  'delete from promotion_consents where account_id = :account',
);

export const notificationData = statement<described.NotificationData>(`
  select (select coalesce(jsonb_agg(to_jsonb(p) - 'session_hash' - 'endpoint' - 'p256dh' - 'auth' order by p.id), '[]')
            from push_subscriptions p where p.account_id = :account) as push_subscriptions,
         (select coalesce(jsonb_agg(n), '[]') from notification_preferences n where n.account_id = :account) as notification_preferences,
         (select coalesce(jsonb_agg(d), '[]') from dismissed_alerts d where d.account_id = :account) as dismissed_alerts,
         (select coalesce(jsonb_agg(t order by t.id), '[]') from notices t where t.account_id = :account) as notices,
         (select coalesce(jsonb_agg(c order by c.id), '[]') from promotion_consents c where c.account_id = :account) as promotion_consents,
         (select coalesce(jsonb_agg(m), '[]') from pending_mails m where m.account_id = :account) as pending_mails`);
