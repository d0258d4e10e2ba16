import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { CaseKind } from './contract.ts';

interface Known {
  reason: string;
  taken_by: string | null;
}

export interface CaseFacts extends Known {
  kind: CaseKind;
  id: number;
  reference: string;
  site_id: number;
  member: number | null;
  created_at: Date;
  name: string;
}

const TAKEN = `
  (select t.name from case_leases l join staff t on t.id = l.staff_id
    where l.kind = c.kind and l.case_id = c.id and l.expires_at >= :now and t.account_id is distinct from :account::bigint) as taken_by,
  coalesce((select m.name from members m where m.id = c.member), '') as name`;
const ORDER = `order by (c.reason in ('underage', 'minors')) desc, c.created_at, c.id limit 100`;

/** Shows one case for each text of a member. Accounts are looked up for the oldest only: there may be thousands. */
export const reportCases = statement<described.ReportCases, Known>(`
  select c.*, ${TAKEN} from (
    (select 'report' as kind, r.id, r.reference, r.reason, a.site_id, r.reported_id as member, r.created_at
       from reports r join accounts a on a.id = r.reported_id
      where r.status = 'open' and not r.of_complaint and a.site_id = any(:sites::int[])
        and (:id?::bigint is null or (:kind? = 'report' and r.id = :id?)) order by r.created_at limit 1000)
    union all
    (select 'signal', f.id, '', f.kinds, a.site_id, f.sender_id, f.created_at
       from (select g.sender_id, min(g.message_id) as id, min(array_to_string(g.kinds, ', ')) as kinds, min(g.created_at) as created_at
               from message_signals g where g.done_at is null and g.created_at > :since
              group by g.sender_id, g.text_hash
             having :id?::bigint is null or (:kind? = 'signal' and min(g.message_id) = :id?)
              order by created_at) f
       cross join lateral (
         select site_id from accounts
          where id = f.sender_id and status in ('not_confirmed', 'active') and site_id = any(:sites::int[]) limit 1) a
      order by f.created_at limit 1000)
    union all
    (select 'held', h.account_id, '', 'held', a.site_id, h.account_id, h.created_at
       from held_accounts h join accounts a on a.id = h.account_id
      where h.decided_at is null and a.status = 'not_confirmed' and a.site_id = any(:sites::int[])
        and (:id?::bigint is null or (:kind? = 'held' and h.account_id = :id?)) order by h.created_at limit 1000)
    union all
    (select 'ban_appeal', l.account_id, '', b.reason, a.site_id, l.account_id, l.created_at
       from ban_appeals l join bans b on b.id = l.ban_id join accounts a on a.id = l.account_id
      where l.status = 'open' and b.lifted_at is null and a.site_id = any(:sites::int[])
        and (:id?::bigint is null or (:kind? = 'ban_appeal' and l.account_id = :id?)) order by l.created_at limit 1000)
  ) c ${ORDER}`);

export const complaintCases = statement<described.ComplaintCases, { taken_by: string | null; member: number | null }>(`
  select c.*, ${TAKEN} from (
    (select 'complaint' as kind, k.id, k.reference, k.reason, k.site_id, k.member_id as member, k.created_at
       from complaints k where k.decided_at is null and k.site_id = any(:sites::int[])
        and (:id?::bigint is null or (:kind? = 'complaint' and k.id = :id?)) order by k.created_at limit 1000)
    union all
    (select 'complaint_appeal', k.id, k.reference, k.reason, k.site_id, k.member_id, l.created_at
       from complaint_appeals l join complaints k on k.id = l.complaint_id
      where l.status = 'open' and k.site_id = any(:sites::int[])
        and (:id?::bigint is null or (:kind? = 'complaint_appeal' and k.id = :id?)) order by l.created_at limit 1000)
  ) c ${ORDER}`);

/** Each account is looked up by its key: for any values a plan may begin with all accounts. */
const ON_SITES = (id: string, which = '') =>
  `cross join lateral (select from accounts where id = ${id} and site_id = any(:sites::int[])${which} limit 1) a`;
export const textCases = statement<described.TextCases, { taken_by: string | null; created_at: Date }>(`
  select c.*, ${TAKEN} from (
    (select 'text' as kind, r.id, '' as reference, r.field as reason, a.site_id, r.member_id as member, r.created_at
       from text_reviews r join accounts a on a.id = r.member_id
      where r.decided_at is null and a.status in ('not_confirmed', 'active') and a.site_id = any(:sites::int[])
        and (:id?::bigint is null or (:kind? = 'text' and r.id = :id?)) order by r.created_at limit 1000)
    union all
    (select 'text_appeal', r.id, '', r.field, a.site_id, r.member_id, r.appealed_at
       from text_reviews r join accounts a on a.id = r.member_id
      where r.appeal_status = 'open' and a.status in ('not_confirmed', 'active') and a.site_id = any(:sites::int[])
        and (:id?::bigint is null or (:kind? = 'text_appeal' and r.id = :id?)) order by r.appealed_at limit 1000)
  ) c ${ORDER}`);

interface Decided {
  reference: string;
  reason: string;
  site_id: number;
  member: number | null;
  created_at: Date;
  decided_at: Date;
  decision: NonNullable<described.DecidedCase['row']['decision']>;
  decided_by: string | null;
}

export const decidedCase = statement<described.DecidedCase, Decided>(`
  select c.reference, c.reason, c.site_id, c.member, c.created_at, c.decided_at, c.decision,
         coalesce((select m.name from members m where m.id = c.member), '') as name,
         exists (select from decision_statements d where d.account_id = c.member and d.restriction = 'account_suspended'
                    and d.starts_at between c.decided_at - interval '1 minute' and c.decided_at + interval '1 minute') as suspended,
         (select e.staff_name from audit_entries e where e.object = c.object and e.object_id = :id::bigint and e.verb = any(c.verbs)
           order by e.id desc limit 1) as decided_by
    from (
      select 'report' as object, '{report.decided}'::text[] as verbs, r.reference, r.reason, a.site_id, r.reported_id as member,
             r.created_at, r.decided_at, r.decision
        from reports r join accounts a on a.id = r.reported_id
       where :kind = 'report' and r.id = :id::bigint and not r.of_complaint and r.decided_at is not null
      union all
      select 'signal', '{signal.done}', '', array_to_string(g.kinds, ', '), a.site_id, g.sender_id, g.created_at, g.done_at, 'closed'
        from message_signals g join accounts a on a.id = g.sender_id
       where :kind = 'signal' and g.message_id = :id::bigint and g.done_at is not null
      union all
      select 'account', '{account.let_in,account.banned}', '', 'held', a.site_id, h.account_id, h.created_at, h.decided_at,
             case when exists (select from audit_entries e where e.object = 'account' and e.object_id = h.account_id
                                  and e.verb = 'account.let_in') then 'admit' else 'ban' end
        from held_accounts h join accounts a on a.id = h.account_id
       where :kind = 'held' and h.account_id = :id::bigint and h.decided_at is not null
      union all
      (select 'account', '{account.appeal_accepted,account.appeal_kept}', '', b.reason, a.site_id, l.account_id, l.created_at,
              l.decided_at, l.status
         from ban_appeals l join bans b on b.id = l.ban_id join accounts a on a.id = l.account_id
        where :kind = 'ban_appeal' and l.account_id = :id::bigint and l.decided_at is not null order by l.decided_at desc limit 1)
      union all
      select 'text_review', '{text.accepted,text.rejected}', '', r.field, a.site_id, r.member_id, r.created_at, r.decided_at, r.decision
        from text_reviews r join accounts a on a.id = r.member_id
       where :kind = 'text' and r.id = :id::bigint and r.decided_at is not null
      union all
      select 'text_review', '{text.restored,text.appeal_kept}', '', r.field, a.site_id, r.member_id, r.appealed_at, r.appeal_decided_at,
             r.appeal_status
        from text_reviews r join accounts a on a.id = r.member_id
       where :kind = 'text_appeal' and r.id = :id::bigint and r.appeal_decided_at is not null
      union all
      select 'complaint', '{complaint.decided}', k.reference, k.reason, k.site_id, k.member_id, k.created_at, k.decided_at, k.decision
        from complaints k where :kind = 'complaint' and k.id = :id::bigint and k.decided_at is not null
      union all
      select 'complaint', '{complaint.appeal_kept,complaint.appeal_changed}', k.reference, k.reason, k.site_id, k.member_id,
             l.created_at, l.decided_at, l.status
        from complaint_appeals l join complaints k on k.id = l.complaint_id
       where :kind = 'complaint_appeal' and k.id = :id::bigint and l.decided_at is not null) c
   where c.site_id = any(:sites::int[])`);

const SITE_OF = (id: string) =>
  `cross join lateral (select site_id from accounts where id = ${id} and site_id = any(:sites::int[]) limit 1) a`;
/** Of the newest `most` that were decided since: `promises` are minutes, as many as sites. */
const TIMES_OF = (decided: string) => `
  with waited as (
    select extract(epoch from c.decided_at - c.created_at)::float8 as seconds, s.promise
      from (${decided} order by decided_at desc limit :most) c join unnest(:sites::int[], :promises::int[]) as s (id, promise) on s.id = c.site_id)
  select count(*)::int as decided, percentile_cont(0.5) within group (order by seconds) as median,
         percentile_cont(0.95) within group (order by seconds) as p95, avg((seconds <= promise * 60)::int)::float8 as within
    from waited`;

export const reportTimes = statement<described.ReportTimes>(
  TIMES_OF(`select r.created_at, r.decided_at, a.site_id from reports r ${SITE_OF('r.reported_id')}
             where r.decided_at > :since and not r.of_complaint`),
);

export const complaintTimes = statement<described.ComplaintTimes>(
  TIMES_OF(
    'select created_at, decided_at, site_id from complaints where decided_at > :since and site_id = any(:sites::int[])',
  ),
);

export const textTimes = statement<described.TextTimes>(
  TIMES_OF(`select r.created_at, r.decided_at, a.site_id from text_reviews r ${SITE_OF('r.member_id')}
             where r.decided_at > :since`),
);

export const waitingTexts = statement<described.WaitingTextCases>(`
  select count(*)::int as count from (
    (select from text_reviews r join accounts a on a.id = r.member_id
      where r.decided_at is null and a.status in ('not_confirmed', 'active') and a.site_id = any(:sites::int[]) limit 100)
    union all
    (select from text_reviews r join accounts a on a.id = r.member_id
      where r.appeal_status = 'open' and a.status in ('not_confirmed', 'active') and a.site_id = any(:sites::int[]) limit 100)
    limit 100) waiting`);

export const waitingReports = statement<described.WaitingReports>(`
  select count(*)::int as count from (
    (select from reports r ${ON_SITES('r.reported_id')} where r.status = 'open' and not r.of_complaint limit 100)
    union all
    (select from held_accounts h ${ON_SITES('h.account_id', " and status = 'not_confirmed'")} where h.decided_at is null limit 100)
    union all
    (select from ban_appeals l join bans b on b.id = l.ban_id ${ON_SITES('l.account_id')}
      where l.status = 'open' and b.lifted_at is null limit 100)
    limit 100) waiting`);

export const waitingComplaints = statement<described.WaitingComplaints>(`
  select count(*)::int as count from (
    (select from complaints where decided_at is null and site_id = any(:sites::int[]) limit 100)
    union all
    (select from complaint_appeals l join complaints k on k.id = l.complaint_id
      where l.status = 'open' and k.site_id = any(:sites::int[]) limit 100)
    limit 100) waiting`);

export const sideFacts = statement<described.SideFacts, { paid: { amount: number; currency: string }[] }>(`
  select a.id, coalesce(m.name, '') as name, extract(year from age(:now, m.date_of_birth))::int as age, a.kind = 'fictional' as fictional,
         a.status, a.signup_date, a.language,
         (select p.id from photos p where p.member_id = a.id and p.status = 'active' order by p.position limit 1) as photo,
         (select count(*)::int from reports r where r.reported_id = a.id) as reports_about,
         (select count(distinct r.reporter_id)::int from reports r where r.reported_id = a.id) as reporters,
         (select count(*)::int from reports r where r.reporter_id = a.id) as reports_by,
         (select count(*)::int from reports r where r.reporter_id = a.id and r.status = 'acted') as upheld,
         (select coalesce(jsonb_agg(jsonb_build_object('amount', s.amount, 'currency', s.currency)), '[]') from (
            select sum(amount)::int as amount, currency from payments where account_id = a.id and status = 'completed' group by currency) s) as paid
    from accounts a left join members m on m.id = a.id where a.id = :account`);

export const sameWords = statement<described.SameWords>(`
  select count(distinct g.conversation_id)::int as count from message_signals g
   where g.sender_id = :sender
     and g.text_hash in (select o.text_hash from message_signals o where o.message_id = any(:messages::bigint[]))`);

export const spentOn = statement<described.SpentOn>(`
  select count(*)::int as members, coalesce(sum(spent), 0)::int as credits from (
    select l.other_id, sum(m.cost) as spent
      from chat_list l join messages m on m.conversation_id = l.conversation_id and m.sender_id = l.other_id
      left join fraud_returns f on f.member_id = l.other_id and f.other_id = l.member_id
     where l.member_id = :member and m.id > coalesce(f.up_to, 0) and (m.unsent_at is null or m.unsent_given)
     group by l.other_id having sum(m.cost) > 0) others`);

export const signalMessages = statement<described.SignalMessages>(`
  select g.message_id from message_signals g
    join message_signals o on o.message_id = :signal and o.sender_id = g.sender_id and o.text_hash = g.text_hash
   where g.done_at is null order by g.message_id limit 500`);

export const reviewMember = statement<described.ReviewMember>('select member_id from text_reviews where id = :review');

export const banAppealWords = statement<described.BanAppealWords>(`
  select l.text from ban_appeals l join bans b on b.id = l.ban_id
   where l.account_id = :account and l.status = 'open' and b.lifted_at is null`);

export const complaintPicture = statement<described.ComplaintPicture>(`
  select p.file_hash, k.site_id from complaint_pictures p join complaints k on k.id = p.complaint_id
   where k.id = :complaint order by p.created_at, p.file_hash offset :at::int - 1 limit 1`);
