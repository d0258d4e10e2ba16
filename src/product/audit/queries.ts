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

export const blankNotes = statement<described.BlankNotes>(
  "update audit_entries set note = '' where account_id = :account and note <> ''",
);
