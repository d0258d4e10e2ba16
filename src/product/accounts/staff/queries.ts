import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const insertStaff = statement<described.InsertStaff>(`
  insert into accounts (site_id, kind, role, email, password_hash, status, language, signup_date, all_sites)
  values (:site, 'staff', :role, :email, :passwordHash, 'active', :language, :now, :allSites)
  on conflict (site_id, lower(email)) where email is not null do nothing returning id`);

export const setRole = statement<described.SetRole>(
  "update accounts set role = :role where site_id = :site and lower(email) = lower(:email) and kind = 'staff' and status = 'active' returning id",
);

export const closeStaff = statement<described.CloseStaff>(
  "update accounts set status = 'deleted', password_hash = null where site_id = :site and lower(email) = lower(:email) and kind = 'staff' and status <> 'deleted' returning id",
);
