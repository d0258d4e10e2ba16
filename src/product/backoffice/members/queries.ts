import { statement } from '#platform/db/statement.ts';
import type { MailStop } from '#product/accounts/contract.ts';
import type * as described from '../queries.gen.ts';

interface Known {
  kind: 'member' | 'fictional' | 'staff';
  status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
}

/** Accounts are looked up one by one: for any values the planner would rather walk all of them in their order. */
const SHOWN = `
  select a.id, coalesce(m.name, '') as name, a.email, s.host, a.kind, a.status, m.date_of_birth::text as date_of_birth, m.country, m.city, a.signup_date,
         a.paid_user, a.credits
    from (select distinct id from found order by id desc) f
    cross join lateral (select * from accounts where id = f.id and site_id = any(:sites::int[]) limit 1) a
    join sites s on s.id = a.site_id
    left join lateral (select name, date_of_birth, country, city from members where id = a.id limit 1) m on true
   order by f.id desc limit 50`;

export const foundByNumber = statement<described.FoundByNumber, Known>(`
  with found as (select :number::bigint as id union select p.account_id from payments p where p.id = :number)
  ${SHOWN}`);

export const foundByReference = statement<described.FoundByReference, Known>(`
  with found as (
    select r.reported_id as id from reports r where r.reference = :reference
    union select r.reporter_id from reports r where r.reference = :reference
    union select c.member_id from complaints c where c.reference = :reference
    union select c.account_id from complaints c where c.reference = :reference)
  ${SHOWN}`);

export const foundByEmail = statement<described.FoundByEmail, Known>(`
  with found as (select e.id from unnest(:sites::int[]) o (site) cross join lateral (
    select id from accounts where site_id = o.site and lower(email) = lower(:email) limit 1) e)
  ${SHOWN}`);

/** The index of three letters would first gather all of them, which takes seconds. */
export const many = (table: 'members' | 'accounts', column: string) => `
  many_${table} as materialized (
    select count(*) = 2000 and count(*) filter (where has) >= greatest(5, 2000 * 1000 / max(id)) as so
      from (select id, lower(${column}) like :pattern as has from ${table} order by id desc limit 2000) newest)`;

export const foundByWords = statement<described.FoundByWords, Known & { capped: boolean }>(`
  with ${many('members', 'name')}, ${many('accounts', 'email')},
       newest as materialized (
         select n.id from unnest(:sites::int[]) o (site) cross join lateral (
             select id, email from accounts where site_id = o.site and kind = 'member'
              order by signup_date desc limit 2000 / cardinality(:sites::int[])) n
          where ((select so from many_members) or (select so from many_accounts))
            and (((select so from many_accounts) and lower(n.email) like :pattern)
                 or ((select so from many_members) and (select lower(name) like :pattern from members where id = n.id)))),
       names as materialized (select id from members where not (select so from many_members) and lower(name) like :pattern limit 1000),
       addresses as materialized (
         select id from accounts where not (select so from many_accounts) and lower(email) like :pattern and email is not null limit 1000),
       found as (select id from newest union select id from names union select id from addresses)
  select shown.*, (select so from many_members) or (select so from many_accounts)
         or (select count(*) from names) >= 1000 or (select count(*) from addresses) >= 1000 as capped from (${SHOWN}) shown`);

export const newestMembers = statement<described.NewestMembers, Known>(`
  with found as (
    select n.id from unnest(:sites::int[]) one(site) cross join lateral (
      select id from accounts where site_id = one.site and kind = 'member' order by signup_date desc limit 50) n)
  ${SHOWN}`);

export const memberFacts = statement<described.MemberFacts, Known & { notifications_disabled: MailStop[] }>(`
  select a.id, coalesce(m.name, '') as name, a.email, s.host, a.kind, a.status, m.date_of_birth::text as date_of_birth, m.country, m.city, a.signup_date,
         a.paid_user, a.credits, a.language, a.notifications_disabled,
         (select last_active from member_search where member_id = a.id) as last_active,
         (select p.id from photos p where p.member_id = a.id and p.status = 'active' order by p.position limit 1) as main_photo,
         (select count(*)::int from photos p where p.member_id = a.id and p.status <> 'removed') as photos,
         (select count(*)::int from sessions where account_id = a.id and expires_at > :now) as sessions,
         (select count(*)::int from chat_list where member_id = a.id) as conversations,
         (select count(*)::int from (
            select from chat_list c join messages g on g.conversation_id = c.conversation_id and g.sender_id = a.id
             where c.member_id = a.id limit 10000) sent) as messages,
         (select count(*)::int from reports where reported_id = a.id) as reports_about,
         (select count(*)::int from reports where reporter_id = a.id) as reports_by,
         (select erase_at from deletions where account_id = a.id) as erased_at,
         b.reason as ban_reason, b.until as ban_until, b.created_at as ban_since
    from accounts a join sites s on s.id = a.site_id left join members m on m.id = a.id
    left join bans b on b.account_id = a.id and b.lifted_at is null
   where a.id = :id`);

export const timelineOf = statement<
  described.TimelineOf,
  { what: 'login' | 'payment' | 'mail' | 'decision' | 'look' | 'reported' | 'reports'; detail: string }
>(`
  select at, what, detail, "of" from (
    (select created_at as at, 'login' as what, case when strong then 'strong' else 'password' end as detail, country as "of"
       from sessions where account_id = :id order by created_at desc limit :most)
    union all (select created_at, 'payment', status, id::text from payments where account_id = :id order by id desc limit :most)
    union all (select ordered_at, 'mail', template, state from sent_mails where address = lower(:email?) order by ordered_at desc limit :most)
    union all (select created_at, 'decision', verb, staff_name from audit_entries where account_id = :id order by id desc limit :most)
    union all (select l.created_at, 'look', l.object, t.name from staff_looks l join staff t on t.id = l.staff_id
                where l.account_id = :id order by l.id desc limit :most)
    union all (select created_at, 'reported', reason, reference from reports where reported_id = :id order by id desc limit :most)
    union all (select created_at, 'reports', reason, reference from reports where reporter_id = :id order by id desc limit :most)
  ) happened order by at desc limit :most`);

export const newestOfLedger = statement<described.NewestOfLedger>(
  'select id, created_at, reason, amount from credit_ledger where account_id = :id order by id desc limit 20',
);
