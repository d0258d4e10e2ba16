import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** Contact data is noted of every message as it is stored. The newest 50 of each. */
export const firstMessages = statement<described.FirstMessages>(`
  select asked.id as member, coalesce(max(g.same), 0)::int as same, coalesce(sum(g.contacts), 0)::int as contacts
    from unnest(:members::bigint[]) as asked (id)
    left join lateral (
      select count(*)::int as same, sum(f.contact)::int as contacts
        from (select md5(lower(regexp_replace(m.body, '[[:space:][:punct:]]+', '', 'g'))) as words,
                     exists (select from message_signals s where s.message_id = m.id)::int as contact
                from (select c.id from conversations c where c.started_by = asked.id and c.created_at > :since order by c.id desc limit 50) c
                cross join lateral (
                  select w.id, w.body from messages w where w.conversation_id = c.id and w.sender_id = asked.id and w.body <> ''
                   order by w.id limit 1) m) f
       group by f.words) g on true
   group by asked.id`);
