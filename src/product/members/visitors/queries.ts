import { statement } from '#platform/db/statement.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '../cards-of.ts';
import type * as described from '../queries.gen.ts';

/** Who is invisible or not found yet leaves no trace. A repeated visit moves the time on if `:recent` is later. */
export const noteVisit = statement<described.NoteVisit>(`
  insert into profile_views (viewed_id, viewer_id, last_at)
  select m.id, v.id, :now
    from members v join members m on m.id = :viewed and m.id <> v.id and not m.fictional
    cross join lateral visibility(v.id, v.pool, m.id) there
    cross join lateral visibility(m.id, v.pool, v.id) back
   where v.id = :viewer and not v.fictional and there.visibility = 'shown' and back.visibility = 'shown' and back.listed
  on conflict (viewed_id, viewer_id) do update set last_at = excluded.last_at where profile_views.last_at < :recent`);

// A visitor who has become invisible is not listed, also to those who see the profile.
const SEEN = "s.visibility = 'shown' and s.listed";
const LATELY = 'w.viewed_id = :viewer and w.last_at > :since';

export const countVisitors = statement<described.CountVisitors>(`
  select count(*)::int as visitors from (
    select from profile_views w join members v on v.id = w.viewed_id
      cross join lateral visibility(v.id, v.pool, w.viewer_id) s
     where ${LATELY} and ${SEEN} limit :most) some_of_them`);

export const visitorRows = statement<described.VisitorRows, CardColumns>(`
  select w.last_at as visited_at, ${CARD_COLUMNS}
    from profile_views w join members m on m.id = w.viewer_id ${CARD_JOINS}
   where ${LATELY} and ${SEEN}
   order by w.last_at desc, w.viewer_id limit :limit offset :offset`);

export const BATCH_SIZE = 5000;

export const deleteOldVisits = statement<described.DeleteOldVisits>(`
  delete from profile_views where (viewed_id, viewer_id) in (
    select viewed_id, viewer_id from profile_views where last_at < :before limit ${BATCH_SIZE} for update skip locked)
  returning viewed_id`);
