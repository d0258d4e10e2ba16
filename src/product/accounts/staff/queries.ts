import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Role } from '../contract.ts';
import type * as described from '../queries.gen.ts';

export const insertStaff = statement<described.InsertStaff>(`
  insert into accounts (site_id, kind, role, email, password_hash, status, language, signup_date, all_sites)
  values (:site, 'staff', :role, :email, :passwordHash, 'active', :language, :now, :allSites)
  on conflict (site_id, lower(email)) where email is not null do nothing returning id`);

export const lockStaff = statement<described.LockStaff>(
  "select pg_advisory_xact_lock(hashtextextended('accounts of the staff', 0))",
);

/** An address of staff of all sites opens one account everywhere. Who was ended comes back as the same account. */
export const insertInvited = statement<described.InsertInvited>(`
  insert into accounts (site_id, kind, role, email, status, language, signup_date, all_sites)
  select :site, 'staff', :role, :email, 'not_confirmed', :language, :now, :allSites
   where not exists (select from accounts a where lower(a.email) = lower(:email) and a.kind = 'staff' and a.status <> 'deleted'
                        and (a.all_sites or :allSites))
  on conflict (site_id, lower(email)) where email is not null do update
     set role = excluded.role, status = 'not_confirmed', language = excluded.language, all_sites = excluded.all_sites
   where accounts.kind = 'staff' and accounts.status = 'deleted'
  returning id`);

export type StaffRow = RowOf<typeof staffAccount>;
export const staffAccount = statement<described.StaffAccount, { role: Role; language: Locale; email: string }>(`
  select id, site_id as site, role, all_sites as "allSites", email, language, status from accounts
   where id = :account and kind = 'staff' and status <> 'deleted' and role is not null and email is not null for no key update`);

export type AdminRow = RowOf<typeof lockAdmins>;
/** Held until the transaction ends: of two who take each other's role at once one is refused. */
export const lockAdmins = statement<described.LockAdmins>(`
  select id, site_id, all_sites from accounts where kind = 'staff' and role = 'admin' and status = 'active'
   order by id for no key update`);

export const setPost = statement<described.SetPost>(
  "update accounts set role = :role, site_id = :site, all_sites = :allSites where id = :account and kind = 'staff'",
);

export const addressIsTaken = statement<described.AddressIsTaken>(`
  select exists (select from accounts a where a.id <> :account and lower(a.email) = lower(:email)
                    and (a.site_id = :site or (a.kind = 'staff' and a.status <> 'deleted' and (a.all_sites or :allSites)))) as taken`);

export const setRole = statement<described.SetRole>(
  "update accounts set role = :role where site_id = :site and lower(email) = lower(:email) and kind = 'staff' and status = 'active' returning id",
);

export const staffByEmail = statement<described.StaffByEmail>(
  "select id from accounts where site_id = :site and lower(email) = lower(:email) and kind = 'staff' and status <> 'deleted'",
);

export const closeStaff = statement<described.CloseStaff>(
  "update accounts set status = 'deleted', password_hash = null where id = :account and kind = 'staff' and status <> 'deleted' returning id",
);

export const confirmStaff = statement<described.ConfirmStaff>(
  "update accounts set status = 'active' where id = :account and kind = 'staff' and status = 'not_confirmed' returning id",
);

/** Nobody asks for their own, nor where one waits. */
export const insertReset = statement<described.InsertReset>(`
  insert into factor_resets (account_id, asking_staff_id, requested_at)
  select :account, t.id, :now from staff t where t.id = :staff and t.account_id is distinct from :account
  on conflict (account_id) where state = 'waiting' do nothing returning id`);

export const waitingReset = statement<described.WaitingReset>(
  "select account_id, asking_staff_id from factor_resets where id = :id and state = 'waiting' and requested_at > :over for update",
);

export const deleteOverResets = statement<described.DeleteOverResets>(
  "delete from factor_resets where state = 'waiting' and requested_at <= :over returning id",
);

/** Carried out by somebody else than asked, and never by the owner; taken back by who asked as well. */
export const decideReset = statement<described.DecideReset>(`
  update factor_resets r set state = :state, deciding_staff_id = t.id, decided_at = :now
    from staff t
   where r.id = :id and r.state = 'waiting' and t.id = :staff and t.account_id is distinct from r.account_id
     and (:state = 'refused' or r.asking_staff_id <> t.id)
  returning r.account_id`);

export const refuseResetsOf = statement<described.RefuseResetsOf>(`
  update factor_resets set state = 'refused', deciding_staff_id = asking_staff_id, decided_at = :now
   where account_id = :account and state = 'waiting'`);
