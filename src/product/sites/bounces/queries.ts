import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Counts one more; a new kind of row only while the day has fewer than `most` of the site. */
export const countHidden = statement<described.CountHidden>(`
  insert into page_hidden_counts (site_id, day, page, network, ref, count)
  select :site::int, :day::date, :page::text, :network::text, :ref::text, 1
   where (select count(*) from page_hidden_counts where site_id = :site and day = :day) < :most
      or exists (select from page_hidden_counts
                  where site_id = :site and day = :day and page = :page and network = :network and ref = :ref)
  on conflict (site_id, day, page, network, ref) do update set count = page_hidden_counts.count + 1`);

export const deleteCountsBefore = statement<described.DeleteCountsBefore>(
  'delete from page_hidden_counts where day < :day::date',
);
