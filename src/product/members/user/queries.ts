import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { UserView } from './contract.ts';

/** A "no" to push counts for 30 days, the offer to install for 90, other dismissals for good. */
const STANDS = `(alert not in ('push', 'install')
      or dismissed_at > :now::timestamptz - case alert when 'push' then interval '30 days' else interval '90 days' end)`;

export const ownState = statement<described.OwnState, { credits_price: UserView['credits_price'] }>(`
  with lots as materialized (select * from credit_lots(:member))
  select (select count(*)::int from conversations where started_by = :member) as conversations_started,
         (select invisible from members where id = :member) as invisible,
         array(select alert from dismissed_alerts where account_id = :member and ${STANDS} order by alert) as dismissed_alerts,
         exists (select from held_accounts where account_id = :member and decided_at is null) as held,
         coalesce((select unspent from lots where welcome), 0) as welcome_credits,
         (select jsonb_build_object('amount', amount, 'currency', currency, 'credits', bought)
            from lots where not welcome and unspent > 0 order by no limit 1) as credits_price`);
