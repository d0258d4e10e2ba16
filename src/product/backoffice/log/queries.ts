import { statement } from '#platform/db/statement.ts';
import type { AuditVerb } from '#product/audit/contract.ts';
import type * as described from '../queries.gen.ts';

interface Known {
  verb: AuditVerb;
  details: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** By number, which is by time. */
export const logEntries = statement<described.LogEntries, Known>(`
  select e.id, e.created_at, s.host, e.staff_name, e.staff_id, e.verb, e.object, e.object_id, e.account_id, e.details, e.before,
         e.after, e.note
    from audit_entries e join sites s on s.id = e.site_id
   where e.site_id = any(:sites::int[])
     and (:before?::bigint is null or e.id < :before)
     and (:on?::bigint is null or e.account_id = :on)
     and (:who?::text is null or e.staff_name ilike :who)
     and (:what?::text is null or e.verb like :what)
   order by e.id desc limit :most`);
