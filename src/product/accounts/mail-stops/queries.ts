import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

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
