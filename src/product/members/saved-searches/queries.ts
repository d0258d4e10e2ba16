import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';
import type { MemberSearch } from '../search/contract.ts';

interface Search {
  search: MemberSearch;
}

export const searchesOf = statement<described.SearchesOf, Search>(`
  select id, name, search, alert, push, told_until from saved_searches where member_id = :member order by id`);

/** One after another: nobody saves two searches at once. */
export const lockMember = statement<described.LockMember>(
  'select id from members where id = :member for no key update',
);

export const countOthers = statement<described.CountOthers>(`
  select count(*)::int as count from saved_searches where member_id = :member and lower(name) <> lower(:name)`);

export const keepSearch = statement<described.KeepSearch>(`
  insert into saved_searches (member_id, name, search, alert, told_until, next_at, created_at)
  values (:member, :name, :search, :alert, :now, :next, :now)
      on conflict (member_id, lower(name)) do update
     set name = excluded.name, search = excluded.search, alert = excluded.alert, told_until = excluded.told_until, next_at = excluded.next_at
   where :replace::boolean or saved_searches.search = excluded.search
  returning id`);

/** Whoever turns the mails on again is told of those who come from then on. */
export const changeSearch = statement<described.ChangeSearch>(`
  update saved_searches
     set name = coalesce(:name?, name),
         told_until = case when alert = 'never' and :alert?::text <> 'never' then :now else told_until end,
         next_at = case when :alert::text is distinct from alert and :alert::text is not null then :next else next_at end,
         alert = coalesce(:alert, alert), push = coalesce(:push?::boolean, push)
   where id = :id and member_id = :member returning id`);

export const sameName = statement<described.SameName>(`
  select id from saved_searches where member_id = :member and lower(name) = lower(:name) and id <> :id`);

export const dropSearch = statement<described.DropSearch>(
  'delete from saved_searches where id = :id and member_id = :member',
);

export const stopAll = statement<described.StopAll>(
  "update saved_searches set alert = 'never' where member_id = :member and alert <> 'never'",
);

// At most one mail and one push a day, whatever each search asks for.
const DUE = `s.alert <> 'never' and s.next_at <= :now
  and not exists (select from saved_searches o where o.member_id = s.member_id and o.mailed_at > :day::timestamptz)`;

export const dueMembers = statement<described.DueMembers>(`
  select s.member_id, a.site_id, min(s.next_at) as since
    from saved_searches s join accounts a on a.id = s.member_id
   where ${DUE} group by 1, 2 order by since limit :most`);

const MAILED = "(a.email is not null and a.notifications_disabled = '{}')";

/** The due searches of one member, for whoever looks at them alone; of an account that gets no mails (`to` is null) those with pushes. */
export const takeDue = statement<described.TakeDue, Search & { language: Locale }>(`
  select s.id, s.name, s.search, s.alert, s.push, s.told_until, case when ${MAILED} then a.email end as to, a.language
    from saved_searches s join accounts a on a.id = s.member_id join members m on m.id = s.member_id
   where ${DUE} and s.member_id = :member and a.status = 'active' and m.status = 'active' and (${MAILED} or s.push)
   order by s.id for update of s skip locked`);

export const lookedAt = statement<described.LookedAt>(`
  update saved_searches
     set told_until = :until,
         next_at = :now::timestamptz + case alert when 'weekly' then interval '7 days' else interval '1 day' end
   where id = any(:ids::bigint[])`);

/** On each of the member's searches: one that is deleted meanwhile does not take with it that they were told today. */
export const toldNow = statement<described.ToldNow>(
  'update saved_searches set mailed_at = :now where member_id = :member',
);

/** Of accounts that get no mails for now: what is left is asked about again tomorrow. */
export const postpone = statement<described.Postpone>(`
  update saved_searches set next_at = :now::timestamptz + interval '1 day'
   where member_id = :member and next_at <= :now and alert <> 'never'`);

export const settleSearches = statement<described.SettleSearches>(
  'update saved_searches set told_until = :now, mailed_at = :now where told_until < :now',
);
