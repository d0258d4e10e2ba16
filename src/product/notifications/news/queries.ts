import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** What was mailed about waits anew only once its member has read what that mail told of. */
export const waitForMail = statement<described.WaitForMail>(`
  insert into pending_mails (account_id, about, subject, since)
  select distinct on (n.account, n.about, n.subject) n.account, n.about, n.subject, :now::timestamptz
    from unnest(:accounts::bigint[], :abouts::text[], :subjects::bigint[]) as n(account, about, subject)
    join accounts a on a.id = n.account and a.kind = 'member' and a.status <> 'deleted'
  on conflict (account_id, about, subject) do update
     set since = excluded.since, mailed_at = null, told_up_to = null, remind_at = null, due_at = null, skipped = false
   where pending_mails.mailed_at is not null
     and case pending_mails.about
           when 'chat' then not exists (
             select from chat_list l join messages m on m.conversation_id = l.conversation_id and m.sender_id <> l.member_id
              where l.member_id = pending_mails.account_id and l.conversation_id = pending_mails.subject
                and m.id > greatest(l.read_up_to, l.removed_up_to) and m.unsent_at is null and m.id <= pending_mails.told_up_to)
           else pending_mails.mailed_at < :day::timestamptz end`);

export const dueAccounts = statement<described.DueAccounts, { since: Date }>(`
  with due as materialized (
    select account_id, min(since) as since from pending_mails
     where mailed_at is null and since <= :before and (due_at is null or due_at <= :now) group by account_id
  )
  select d.account_id, a.site_id, d.since
    from due d
    cross join lateral (
      select a.site_id from accounts a join member_search s on s.member_id = a.id
       where a.id = d.account_id and s.last_active <= :away limit 1) a
   where not exists (select from pending_mails o where o.account_id = d.account_id and o.mailed_at > :pause::timestamptz and not o.skipped)
   order by d.since limit :most`);

export const postponePending = statement<described.PostponePending>(
  'update pending_mails set due_at = :due where account_id = :account and mailed_at is null',
);

/** What waits of one account, likes first and then the newest. All of it is locked: whoever looks meanwhile finds nothing. */
export const takePending = statement<described.TakePending>(`
  with mine as materialized (
    select about, subject, since from pending_mails
     where account_id = :account and mailed_at is null and since <= :before for update skip locked)
  select about, subject, since from mine order by about desc, since desc limit :most`);

export const unreadIn = statement<described.UnreadIn>(`
  select l.conversation_id, l.unread, m.name, m.fictional, l.last_at,
         not exists (select from messages e where e.conversation_id = l.conversation_id and e.sender_id = l.other_id
                        and e.id <= l.read_up_to and e.unsent_at is null)
           and not exists (select from messages o where o.conversation_id = l.conversation_id and o.sender_id = :account) as first
    from chat_list l join members r on r.id = l.member_id cross join lateral visibility(r.id, r.pool, l.other_id) v
    join members m on m.id = l.other_id
   where l.member_id = :account and l.conversation_id = any(:conversations::bigint[]) and l.unread > 0 and not l.removed
     and v.visibility = 'shown'
   order by l.last_at desc`);

export const unseenLikes = statement<described.UnseenLikes>(`
  select l.liker_id, m.name, m.fictional,
         exists (select from likes b where b.liker_id = :account and b.liked_id = l.liker_id) as match
    from likes l join members r on r.id = l.liked_id cross join lateral visibility(r.id, r.pool, l.liker_id) v
    join members m on m.id = l.liker_id
   where l.liked_id = :account and l.seen_at is null and l.created_at > :after and v.visibility = 'shown'
   order by l.created_at desc limit :most`);

export const wasMailed = statement<described.WasMailed>(`
  update pending_mails set mailed_at = :now, skipped = :skipped, remind_at = case about when 'chat' then :remind::timestamptz end,
         told_up_to = (select l.last_message_id from chat_list l where l.member_id = account_id and l.conversation_id = subject)
   where account_id = :account and mailed_at is null and since <= :before`);
