import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const keepDismissed = statement<described.KeepDismissed>(`
  insert into dismissed_alerts (account_id, alert, dismissed_at)
  select :account, alert, :now from unnest(:alerts::text[]) alert group by alert
  on conflict (account_id, alert) do update set dismissed_at = excluded.dismissed_at`);

export const forgetDismissed = statement<described.ForgetDismissed>(
  'delete from dismissed_alerts where account_id = :account and alert = :alert',
);
