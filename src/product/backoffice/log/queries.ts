import { statement } from '#platform/db/statement.ts';
import type { AuditVerb } from '#product/audit/contract.ts';
import type * as described from '../queries.gen.ts';

interface Known {
  verb: AuditVerb;
  details: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const SHOWN = `
  select e.id, e.created_at, s.host, e.staff_name, e.staff_id, e.verb, e.object, e.object_id, e.account_id, e.details, e.before,
         e.after, e.note`;
/** @param negative as the index has it: for any values the planner would rather walk another one. */
const newestOf = (each: string, which: string, negative = '(0 - id)') => `${SHOWN}
    from (select e.* from ${each} cross join lateral (
            select * from audit_entries where ${which} and ${negative} > -:before::bigint order by ${negative} limit :most) e
           order by e.id desc limit :most) e
    join sites s on s.id = e.site_id
   order by e.id desc`;
const SITES = 'unnest(:sites::int[]) o (site)';
const KINDS = 'unnest(:verbs::text[]) v (name)';

export const newestEntries = statement<described.NewestEntries, Known>(newestOf(SITES, 'site_id = o.site', '-id'));

export const entriesOfKinds = statement<described.EntriesOfKinds, Known>(
  newestOf(`${SITES} cross join ${KINDS}`, 'site_id = o.site and verb = v.name'),
);

/** Names are looked up one after another in their index, which is read for none in between. `who` is in small letters. */
export const entriesOfStaff = statement<described.EntriesOfStaff, Known>(`
  with recursive names (name) as (
    (select lower(staff_name) collate "C" from audit_entries where lower(staff_name) collate "C" >= :who order by 1 limit 1)
    union all
    select (select lower(e.staff_name) collate "C" from audit_entries e where lower(e.staff_name) collate "C" > n.name order by 1 limit 1)
      from names n where starts_with(n.name, :who))
  ${newestOf(
    `(select name from names where starts_with(name, :who)) t cross join ${SITES} cross join ${KINDS}`,
    'lower(staff_name) collate "C" = t.name and site_id = o.site and verb = v.name',
  )}`);

/** Of one member there are few, whatever is asked of them. */
export const entriesOfMember = statement<described.EntriesOfMember, Known>(`${SHOWN}
    from audit_entries e join sites s on s.id = e.site_id
   where e.account_id = :on and e.site_id = any(:sites::int[]) and e.verb = any(:verbs::text[])
     and starts_with(lower(e.staff_name), :who) and e.id < :before
   order by e.id desc limit :most`);
