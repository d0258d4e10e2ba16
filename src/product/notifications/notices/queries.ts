import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Channel, Notification } from '../contract.ts';
import type * as described from '../queries.gen.ts';
import type { NoticeKind } from './policy.ts';

/** Once for each event and way of telling; what is known already stays as it is. */
export const insertNotices = statement<described.InsertNotices>(`
  insert into notices (account_id, kind, event, channel, subjects, due_at, created_at)
  select :account, :kind, :event, c.channel, :subjects::bigint[], :due, :now from unnest(:channels::text[]) as c(channel)
      on conflict (account_id, event, channel) do nothing
  returning id`);

export const unreadAccounts = statement<described.UnreadAccounts, { since: Date }>(`
  with due as materialized (
    select account_id, min(remind_at) as since from pending_mails where remind_at <= :now group by account_id
  )
  select d.account_id, d.since
    from due d
    cross join lateral (
      select from accounts a join member_search s on s.member_id = a.id
       where a.id = d.account_id and a.status = 'active' and s.last_active <= :away limit 1) open
   order by d.since limit :most`);

export const takeUnread = statement<described.TakeUnread>(`
  select subject from pending_mails where account_id = :account and remind_at <= :now
   order by remind_at desc limit :most for update skip locked`);

export const noteReminded = statement<described.NoteReminded>(`
  update pending_mails set remind_at = :again? where account_id = :account and subject = any(:subjects::bigint[]) and about = 'chat'`);

export const halfFinished = statement<described.HalfFinished>(`
  select a.id as account_id
    from accounts a join members m on m.id = a.id
   where a.kind = 'member' and a.status = 'active' and a.site_id in (select id from sites)
     and a.signup_date > :after and a.signup_date <= :until
     and (coalesce(m.about, '') = ''
          or not exists (select from photos p where p.member_id = a.id and p.status in ('active', 'pending')))
     and not exists (select from notices n where n.account_id = a.id and n.event = 'profile')
   order by a.id limit :most`);

export const profileGaps = statement<described.ProfileGaps>(`
  select coalesce(m.about, '') = '' as about,
         not exists (select from photos p where p.member_id = m.id and p.status in ('active', 'pending')) as photo
    from members m where m.id = :account`);

export const refusedPhotos = statement<described.RefusedPhotos>(`
  select count(*)::int as count from photos p
   where p.member_id = :account and p.status = 'rejected' and not exists (select from photo_appeals a where a.photo_id = p.id)`);

export const weeklyAccounts = statement<described.WeeklyAccounts>(`
  select n.account_id, n.weekly_at from notification_preferences n join accounts a on a.id = n.account_id
   where n.weekly_at <= :now and a.status = 'active' order by n.weekly_at limit :most`);

/** @returns no row when another process has moved it on already. */
export const moveWeekly = statement<described.MoveWeekly>(`
  update notification_preferences set weekly_at = :next where account_id = :account and weekly_at = :before returning account_id`);

export const recipient = statement<
  described.Recipient,
  { language: Locale; mail: Notification[] | null; push: Notification[] | null }
>(`
  select case when a.notifications_disabled = '{}' then a.email end as email, a.language, a.site_id, a.signup_date, m.country,
         n.mail, n.push, n.quiet_from, n.quiet_until, n.account_id is not null as chosen,
         (select s.time_zone from sessions s where s.account_id = a.id and s.time_zone is not null
           order by s.last_used_at desc, s.id desc limit 1) as time_zone
    from accounts a join members m on m.id = a.id left join notification_preferences n on n.account_id = a.id
   where a.id = :account and a.status = 'active' and a.kind = 'member'`);

export const dueNotices = statement<described.DueNotices>(`
  select n.account_id, a.site_id, min(n.due_at) as since
    from notices n join accounts a on a.id = n.account_id
   where n.outcome is null and n.due_at <= :now group by 1, 2 order by since limit :most`);

export const takeNotices = statement<described.TakeNotices, { kind: NoticeKind; channel: Channel }>(`
  select id, kind, event, channel, subjects, created_at from notices
   where account_id = :account and outcome is null and due_at <= :now order by id for update skip locked`);

export const postponeNotices = statement<described.PostponeNotices>(
  'update notices set due_at = :due where id = any(:ids::bigint[])',
);

export const settleNotice = statement<described.SettleNotice>(
  'update notices set outcome = :outcome, told_at = :now where id = :id',
);

export const lastTold = statement<described.LastTold>(`
  select told_at from notices
   where account_id = :account and kind = :kind and channel = :channel and outcome = 'sent' order by told_at desc limit 1`);

export const toldNotice = statement<described.ToldNotice, { kind: NoticeKind }>(
  'select kind, event, subjects from notices where id = :id and account_id = :to',
);

export const forgetNotices = statement<described.ForgetNotices>('delete from notices where told_at < :before');

export const settleWaitingNotices = statement<described.SettleWaitingNotices>(
  "update notices set outcome = 'expired', told_at = :now where outcome is null",
);

export const settlePending = statement<described.SettlePending>(
  'update pending_mails set mailed_at = :now, skipped = true where mailed_at is null',
);

export const putOffWeekly = statement<described.PutOffWeekly>(
  "update notification_preferences set weekly_at = :now::timestamptz + interval '7 days' where weekly_at <= :now",
);
