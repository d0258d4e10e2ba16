import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { TO_GIVE } from '#product/chat/answers/answers.ts';
import type * as described from '../queries.gen.ts';

const OPEN = `m.status <> 'deleted' and ma.status = 'active'
   and not exists (select from blocks_both_ways b where b.member_id = l.member_id and b.other_id = l.other_id)`;

const OF_SITES = `a.kind = 'fictional' and a.status = 'active' and a.site_id = any(:sites::int[])`;

/** Lists `c` of the profile `a.id`, by the index of its list. */
const OF_PROFILE = 'c.member_id = a.id and not c.removed and c.last_state is null and c.last_at > :since';
/** As a value, not as a comparison: of that a plan takes it that hardly any list has it, and then sorts them all. */
const WAITING = 'coalesce(c.last_sender_id = c.other_id, false)';

/** The member `m` of a list `c`, if both can still write; looked up one by one, in the order of the lists. */
const MEMBER = `(
    select m.name as member_name from members m join accounts ma on ma.id = m.id
     where m.id = c.other_id and m.status <> 'deleted' and ma.kind = 'member' and ma.status = 'active'
       and not exists (select from blocks_both_ways b where b.member_id = c.member_id and b.other_id = c.other_id) limit 1) m`;

/** A profile whose first comes after that of a hundred others has none here. Half as many more: members may be gone. */
const firstOf = (which: string, direction: 'asc' | 'desc') => `
      select c.*, m.member_name from (
          select c.*, a.site_id from (
              select a.id, a.site_id from accounts a
                cross join lateral (select c.last_at from chat_list c where ${which} order by c.last_at ${direction} limit 1) c
               where ${OF_SITES} order by c.last_at ${direction} limit 150) a
            cross join lateral (select c.* from chat_list c where ${which} order by c.last_at ${direction} limit 100) c
           order by c.last_at ${direction}, c.conversation_id ${direction}) c
        cross join lateral ${MEMBER}
       order by c.last_at ${direction}, c.conversation_id ${direction} limit 100`;

const mainPhoto = (member: string) =>
  `(select p.id from photos p where p.member_id = ${member} and p.status = 'active' order by p.position limit 1)`;

/** The newest 200: of the conversation's index only what is since then is read. */
const unansweredOf = (conversation: string, profile: string) => `
  (select g.id, g.body from messages g
    where g.conversation_id = ${conversation} and g.sender_id <> ${profile} and g.unsent_at is null
      and g.id > coalesce((
            select o.id from (select n.id, n.sender_id from messages n where n.conversation_id = ${conversation} and n.unsent_at is null
                               order by n.id desc limit 200) o
             where o.sender_id = ${profile} order by o.id desc limit 1), 0)
    order by g.id desc limit 200)`;

const SHOWN = `
  l.conversation_id, l.member_id as profile_id, l.other_id as member_id, l.last_message_id, l.last_text, l.last_at, l.last_carries, l.site_id,
  ${TO_GIVE},
  l.last_sender_id = l.other_id as waits, l.member_name, pm.name as profile_name,
  ${mainPhoto('l.other_id')} as member_photo, ${mainPhoto('pm.id')} as profile_photo,
  (select s.name from case_leases c join staff s on s.id = c.staff_id
    where c.kind = 'conversation' and c.case_id = l.conversation_id and c.expires_at >= :now and s.account_id is distinct from :account) as taken_by,
  (select coalesce(array_agg(u.body order by u.id), '{}') from ${unansweredOf('l.conversation_id', 'l.member_id')} u) as unanswered`;

interface Known {
  unanswered: string[];
  to_give: number | null;
}
export type ChatListRow = RowOf<typeof allChats>;

export const waitingChats = statement<described.WaitingChats, Known>(`
  select ${SHOWN} from (${firstOf(`${OF_PROFILE} and ${WAITING}`, 'asc')}) l
    join members pm on pm.id = l.member_id
   order by l.last_at, l.conversation_id`);

export const allChats = statement<described.AllChats, Known>(`
  select ${SHOWN} from (${firstOf(OF_PROFILE, 'desc')}) l
    join members pm on pm.id = l.member_id
   order by l.last_at desc, l.conversation_id desc`);

const MINE = `
  select g.conversation_id as id from staff s join staff_answers w on w.staff_id = s.id and w.created_at > :mine join messages g on g.id = w.message_id
   where s.account_id = :account
  union select c.case_id from staff s join case_leases c on c.staff_id = s.id and c.kind = 'conversation' and c.expires_at >= :now
   where s.account_id = :account`;

const MY_LISTS = `
  (${MINE}) own join conversations v on v.id = own.id
  join accounts a on a.id in (v.low_member_id, v.high_member_id) and ${OF_SITES}
  join chat_list l on l.member_id = a.id and l.conversation_id = v.id
  join members m on m.id = l.other_id join accounts ma on ma.id = m.id and ma.kind = 'member'`;

export const myChats = statement<described.MyChats, Known>(`
  select ${SHOWN} from (select l.*, a.site_id, m.name as member_name from ${MY_LISTS} where ${OPEN}) l
    join members pm on pm.id = l.member_id
   order by l.last_at desc, l.conversation_id desc limit 100`);

export const waitingInbox = statement<described.WaitingInbox>(`
  select count(*)::int as count from (
    select from accounts a cross join lateral (select * from chat_list c where ${OF_PROFILE} and ${WAITING} limit 100) c cross join lateral ${MEMBER}
     where ${OF_SITES} limit 100) waiting`);

export const myInbox = statement<described.MyInbox>(`
  select count(*)::int as count from (select from ${MY_LISTS} where ${OPEN} limit 100) own`);

export const chatFacts = statement<described.ChatFacts, { language: Locale }>(`
  select l.conversation_id, a.id as profile_id, a.site_id, ma.site_id as member_site_id, l.last_message_id, pm.name as profile_name, pm.date_of_birth::text as profile_born, coalesce(pm.about, '') as profile_about,
         m.id as member_id, m.name as member_name, m.city, ma.language, ma.paid_user, ma.credits, pm.gender as profile_gender,
         ${mainPhoto('m.id')} as member_photo, ${mainPhoto('pm.id')} as profile_photo
    from conversations v
    join accounts a on a.id in (v.low_member_id, v.high_member_id) and ${OF_SITES}
    join chat_list l on l.member_id = a.id and l.conversation_id = v.id
    join members pm on pm.id = a.id
    join members m on m.id = l.other_id join accounts ma on ma.id = m.id and ma.kind = 'member'
   where v.id = :conversation and l.last_state is null and ${OPEN}`);
export type ChatFactsRow = RowOf<typeof chatFacts>;

export const costsOf = statement<described.CostsOf>(
  'select id, cost from messages where id = any(:messages::bigint[]) and cost > 0',
);

export const lastPurchase = statement<described.LastPurchase>(`
  select amount, currency, credits from payments where account_id = :account and status = 'completed' order by id desc limit 1`);

export const unansweredBodies = statement<described.UnansweredBodies>(
  `select u.body from ${unansweredOf(':conversation', ':profile')} u order by u.id`,
);

export const sentBefore = statement<described.SentBefore>(`
  select g.id, g.body, a.truth from messages g left join staff_answers a on a.message_id = g.id where g.sender_id = :profile and g.key = :key and g.id >= first_keyed_message()`);
