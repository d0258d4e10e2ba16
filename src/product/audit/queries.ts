import { statement } from '#platform/db/statement.ts';
import type { AuditObject, AuditVerb } from './contract.ts';
import type * as described from './queries.gen.ts';

export const insertEntry = statement<described.InsertEntry>(`
  insert into audit_entries (created_at, site_id, staff_name, staff_id, verb, object, object_id, account_id, details, note, before, after)
  select :now, coalesce(a.site_id, :site?), :staff, :staffId?, :verb, :object, :id, a.id, :details::jsonb, :note,
         :before?::jsonb, :after?::jsonb
    from (select :account?::bigint as id) about left join accounts a on a.id = about.id`);

interface Known {
  verb: AuditVerb;
  object: AuditObject;
  details: Record<string, string | number | boolean | null>;
}

export const newestEntries = statement<described.NewestEntries, Known>(`
  select e.created_at, s.host, e.staff_name, e.verb, e.object, e.object_id, e.account_id, e.details, e.note
    from audit_entries e join sites s on s.id = e.site_id order by e.id desc limit :most`);

export const newestEntryOf = statement<described.NewestEntryOf, Pick<Known, 'verb'>>(`
  select created_at, staff_name, staff_id, verb from audit_entries
   where object = :object and object_id = :id and verb = any(:verbs::text[]) order by id desc limit 1`);

export const insertStaff = statement<described.InsertStaff>(`
  insert into staff (name, secret_hash, created_at) values (:name, :hash, :now)
  on conflict (lower(name)) where ended_at is null do nothing returning id`);
export const staffBySecret = statement<described.StaffBySecret>(
  'select id, name from staff where secret_hash = :hash and ended_at is null',
);
export const insertAccountStaff = statement<described.InsertAccountStaff>(`
  insert into staff (name, account_id, created_at) values (:name, :account, :now) on conflict do nothing returning id, name`);
export const staffByAccount = statement<described.StaffByAccount>(
  'select id, name from staff where account_id = :account and ended_at is null',
);
export const endStaffOfAccount = statement<described.EndStaffOfAccount>(
  'update staff set ended_at = :now where account_id = :account and ended_at is null',
);
/** The same number as before, also where somebody has taken the name meanwhile. */
export const reopenStaffOfAccount = statement<described.ReopenStaffOfAccount>(`
  update staff s set ended_at = null,
         name = case when exists (select from staff o where lower(o.name) = lower(s.name) and o.ended_at is null)
                     then left(s.name, 45) || ' ' || :account::bigint else s.name end
   where s.account_id = :account and s.ended_at is not null`);
export const insertLook = statement<described.InsertLook>(`
  insert into staff_looks (created_at, staff_id, site_id, object, object_id, account_id)
  values (:now, :staff, :site, :object, :id, :account?)`);
export const deleteOldLooks = statement<described.DeleteOldLooks>('delete from staff_looks where created_at < :before');
export const endStaff = statement<described.EndStaffMember>(
  'update staff set ended_at = :now where lower(name) = lower(:name) and ended_at is null returning id',
);
export const staffRows = statement<described.StaffRows>(
  'select id, name, created_at from staff where ended_at is null order by id',
);

export const blankNotes = statement<described.BlankNotes>(
  "update audit_entries set note = '' where account_id = :account and note <> ''",
);
