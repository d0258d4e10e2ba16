import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';
import type { Announcement } from './policy.ts';

type Kind = Announcement['kind'];

export const usableCode = statement<described.UsableCode>(`
  select id from discount_codes
   where site_id = :site and code = :code and kind = 'code' and account_id is null and status = 'active'
     and (expires_at is null or expires_at > :from)`);

export const insertAnnouncement = statement<described.InsertAnnouncement>(`
  insert into announcements (site_id, kind, texts, path, discount_id, starts_at, ends_at, staff_name, created_at, key)
  values (:site, :kind, :texts, :path, :discount?, :from, :until, :staff, :now, :key?)
  on conflict (site_id, key) do nothing returning id`);

export const announcementOfKey = statement<described.AnnouncementOfKey>(
  'select id from announcements where site_id = :site and key = :key',
);

export const addTold = statement<described.AddTold>('update announcements set told = told + :count where id = :id');

export const announcementsOf = statement<described.AnnouncementsOf, { kind: Kind; texts: Announcement['texts'] }>(`
  select id, kind, texts, starts_at, ends_at, spread_at, ended_at, staff_name, told
    from announcements where site_id = :site order by id desc limit :most`);

export const endOne = statement<described.EndOne>(`
  update announcements set ended_at = :now where id = :id and site_id = :site and ended_at is null returning id`);

/** Whom it would be spread to now, by language; by mail only where no mail stop is in the way. */
export const readersOf = statement<described.ReadersOf, { language: Locale }>(`
  select a.language, (count(*) filter (where :kind = any(n.mail) and a.notifications_disabled = '{}'))::int as mail,
         (count(*) filter (where :kind = any(n.push)))::int as push
    from notification_preferences n join accounts a on a.id = n.account_id
   where a.site_id = :site and a.kind = 'member' and a.status = 'active' and (:kind = any(n.mail) or :kind = any(n.push))
     and (:kind <> 'promotions' or exists (
           select from promotion_consents p where p.account_id = n.account_id and p.withdrawn_at is null))
   group by a.language order by mail desc, a.language`);

export const openAnnouncements = statement<described.OpenAnnouncements>(`
  select id, site_id from announcements
   where spread_at is null and ended_at is null and starts_at <= :now and ends_at > :now order by id limit :most`);

export const takeAnnouncement = statement<described.TakeAnnouncement, { kind: Kind }>(`
  select id, kind, told_up_to, site_id from announcements
   where id = :id and spread_at is null and ended_at is null for update skip locked`);

/** Who wants none is passed over. @returns the last one looked at; none when nobody is left. */
export const spreadTo = statement<described.SpreadTo>(`
  with next as (
    select n.account_id, n.mail, n.push from notification_preferences n join accounts a on a.id = n.account_id
     where n.account_id > :after and a.site_id = :site and a.kind = 'member' and a.status = 'active'
     order by n.account_id limit :most),
  written as (
    insert into notices (account_id, kind, event, channel, subjects, due_at, created_at)
    select n.account_id, :kind, 'announcement:' || :id::bigint, c.channel, array[:id::bigint], :now, :now
      from next n cross join lateral (values ('mail', n.mail), ('push', n.push)) as c(channel, chosen)
     where :kind = any(c.chosen)
       and (:kind <> 'promotions' or exists (
             select from promotion_consents p where p.account_id = n.account_id and p.withdrawn_at is null))
    on conflict (account_id, event, channel) do nothing)
  select max(account_id) as last, count(*)::int as looked_at from next`);

export const noteSpread = statement<described.NoteSpread>(
  'update announcements set told_up_to = :last, spread_at = :spread? where id = :id',
);

export const currentAnnouncement = statement<described.CurrentAnnouncement, { texts: Announcement['texts'] }>(`
  select n.texts, n.path, d.code, d.percentage, d.expires_at
    from announcements n left join discount_codes d on d.id = n.discount_id
   where n.id = :id and n.ended_at is null and n.ends_at > :now
     and (n.discount_id is null or (d.status = 'active' and (d.expires_at is null or d.expires_at > :now)))`);

/** A yes that stands is not said again. */
export const giveConsent = statement<described.GiveConsent>(`
  insert into promotion_consents (account_id, locale, words, given_at) values (:account, :locale, :words, :now)
  on conflict (account_id) where withdrawn_at is null do nothing`);

export const withdrawConsent = statement<described.WithdrawConsent>(
  'update promotion_consents set withdrawn_at = :now where account_id = :account and withdrawn_at is null',
);
