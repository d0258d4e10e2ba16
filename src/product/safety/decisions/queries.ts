import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { ReportSnapshot } from './contract.ts';

export const openRows = statement<described.OpenRows>(`
  select r.id, r.reference, r.reported_id, r.reason, r.created_at, s.host,
         (select count(distinct coalesce(o.reporter_id, -o.id))::int from reports o
           where o.reported_id = r.reported_id and o.id <> r.id and o.reporter_id is distinct from coalesce(r.reporter_id, 0)) as others
    from reports r join accounts a on a.id = r.reported_id join sites s on s.id = a.site_id
   where r.status = 'open' and not r.of_complaint and (:host?::text is null or s.host = :host?) order by r.created_at, r.id limit :most`);

export const openCount = statement<described.OpenCount>(
  "select count(*)::int as count from reports where status = 'open' and not of_complaint",
);

export type ReportRow = RowOf<typeof reportRow>;

/** With the photos of the snapshot that the member still has. */
export const reportRow = statement<
  described.ReportRow,
  { snapshot: ReportSnapshot; photos: { photo: number; hash: string; status: string }[] }
>(`
  select r.id, r.reference, r.reporter_id, r.reported_id, r.reason, r.text, r.snapshot, r.status, r.decision, r.created_at, r.decided_at, s.host,
         (select coalesce(jsonb_agg(jsonb_build_object('photo', p.id, 'hash', p.file_hash, 'status', p.status) order by p.position), '[]')
            from photos p where p.member_id = r.reported_id and jsonb_exists(r.snapshot -> 'photos', p.file_hash)) as photos
    from reports r join accounts a on a.id = r.reported_id join sites s on s.id = a.site_id
   where r.id = :id? or r.reference = :reference?`);

export const reportToDecide = statement<described.ReportToDecide, { snapshot: ReportSnapshot }>(
  'select id, reference, reporter_id, reported_id, reason, status, decision, snapshot, of_complaint from reports where id = :report for no key update',
);

export const closeReport = statement<described.CloseReport>(
  'update reports set status = :status, decision = :decision, decided_at = :now where id = :report',
);
