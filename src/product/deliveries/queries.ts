import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** No row: it was sent, is over, or may have been sent and must not be sent twice. */
export const beginTry = statement<described.BeginTry>(`
  insert into sent_mails as s (id, site_id, address, template, state, ordered_at, tried_at)
  values (:id, :site, lower(:address), :template, 'trying', :orderedAt, :now)
  on conflict (id) do update set state = 'trying', tried_at = :now
   where s.state = 'waiting' or (s.state = 'trying' and :mayRepeat)
  returning id`);

export const setState = statement<described.SetState>('update sent_mails set state = :state where id = :id');

export const pauseOf = statement<described.PauseOf>(
  'select paused_until from receiver_pauses where site_id = :site and receiver = :receiver and paused_until > :now',
);

/** No row: neither paused nor slow. `slot` at or after `slow_until`: no time is left within the slow stretch. */
export const takeSlot = statement<described.TakeSlot, { slow_until: Date; slot: Date }>(`
  with mine as (
    select site_id, receiver, greatest(next_at, paused_until, :now) as slot from receiver_pauses
     where site_id = :site and receiver = :receiver and slow_until > :now for no key update
  )
  update receiver_pauses p
     set next_at = case when m.slot < p.slow_until then m.slot + p.gap_ms * interval '1 millisecond' else p.next_at end
    from mine m where p.site_id = m.site_id and p.receiver = m.receiver
  returning m.slot, p.slow_until`);

export const paceOf = statement<described.PaceOf>(`
  select count(*)::int as mails from sent_mails
   where tried_at > :since and site_id = :site and split_part(address, '@', 2) ~ :domains`);

/** Mails that left at once meet the same refusal: only the first of them lengthens the pause. */
export const addStrike = statement<described.AddStrike>(`
  insert into receiver_pauses as p (site_id, receiver, strikes, paused_until, slow_until, gap_ms)
  values (:site, :receiver, 1, :first, :first::timestamptz + (:first::timestamptz - :now), :gap)
  on conflict (site_id, receiver) do update set
     (strikes, paused_until, slow_until, gap_ms, next_at) = (
       select case when n.known then p.strikes + 1 else 1 end, n.until, n.until + (n.until - :now::timestamptz),
              case when n.known and p.gap_ms > 0 then p.gap_ms else :gap end, null::timestamptz
         from (select p.paused_until > :forgotten as known,
                      case when p.paused_until <= :forgotten or p.strikes = 0 then :first::timestamptz when p.strikes = 1 then :second else :third end as until) n)
   where p.paused_until <= :now
  returning strikes, paused_until`);

/** @returns `isNew`: staff have not been told yet. */
export const noteReceiverRefusal = statement<described.NoteReceiverRefusal>(`
  with before as (
    select closed_at is null and refused_at is not null as told from receiver_pauses where site_id = :site and receiver = :receiver
  )
  insert into receiver_pauses as p (site_id, receiver, strikes, paused_until, slow_until, gap_ms, refusal, refused_at)
  values (:site, :receiver, 0, :until, :slow, :gap, :status, :now)
  on conflict (site_id, receiver) do update set
     paused_until = greatest(p.paused_until, :until), slow_until = greatest(p.slow_until, :slow),
     gap_ms = case when p.slow_until > :now and p.gap_ms > 0 then p.gap_ms else :gap end, next_at = null, refusal = :status, refused_at = :now, closed_at = null, staff_name = null
  returning not coalesce((select told from before), false) as is_new`);

export const openReceiverRefusals = statement<described.OpenReceiverRefusals, { refusal: string; refused_at: Date }>(`
  select p.site_id, s.host, p.receiver, p.refusal, p.refused_at, p.paused_until from receiver_pauses p join sites s on s.id = p.site_id
   where p.refused_at is not null and p.closed_at is null order by p.refused_at limit :most`);

export const closeReceiverRefusal = statement<described.CloseReceiverRefusal>(`
  update receiver_pauses set closed_at = :now, staff_name = :staff, paused_until = least(paused_until, :now),
         slow_until = least(slow_until, :now::timestamptz + (slow_until - paused_until)), next_at = null
   where site_id = :site and receiver = :receiver and refused_at is not null and closed_at is null returning receiver`);

/** A point a day at most. @returns those who have the most now, whose points are over. */
export const countFailures = statement<described.CountFailures>(`
  with failed as (
    select distinct site, lower(address) as address from unnest(:sites::int[], :addresses::text[]) as f(site, address)
  )
  insert into address_failures as a (site_id, address, points, last_on)
  select site, address, 1, :today::date from failed order by site, address
  on conflict (site_id, address) do update set
     points = case when a.last_on < :today::date - :days::int then 1 when a.last_on >= :today::date then a.points else a.points + 1 end,
     last_on = greatest(a.last_on, :today::date)
  returning site_id, address, points`);

export const forgetFailures = statement<described.ForgetFailures>(`
  delete from address_failures a using unnest(:sites::int[], :addresses::text[]) as f(site, address)
   where a.site_id = f.site and a.address = lower(f.address)`);

export const wasHere = statement<described.WasHere>(`
  select 1 as here from accounts a join member_search s on s.member_id = a.id
   where a.site_id = :site and lower(a.email) = lower(:address) and s.last_active > :since`);

export const deleteMailsTo = statement<described.DeleteMailsTo>(
  'delete from sent_mails where address = lower(:address)',
);
export const deleteFailuresOf = statement<described.DeleteFailuresOf>(
  'delete from address_failures where address = lower(:address)',
);

export const deleteOldMails = statement<described.DeleteOldMails>('delete from sent_mails where ordered_at < :before');
export const deleteOldFailures = statement<described.DeleteOldFailures>(
  'delete from address_failures where last_on < :before::date',
);
export const deleteOldPauses = statement<described.DeleteOldPauses>(
  'delete from receiver_pauses where paused_until < :before and (refused_at is null or closed_at is not null)',
);
