import { statement } from '#platform/db/statement.ts';
import type * as described from '../../queries.gen.ts';
import type { SignalKind } from './policy.ts';

export const banKey = statement<described.BanKey>('select secret, sealed from ban_keys limit 1');

/** Nothing where another one took its place meanwhile. */
export const keepSealed = statement<described.KeepSealed>(
  'update ban_keys set sealed = :sealed where sealed is not distinct from :before?::text',
);

export const bannedAddress = statement<described.BannedAddress, { email: string }>(`
  select b.id as ban_id, b.reason, b.until, b.created_at, a.email, s.pool
    from accounts a join sites s on s.id = a.site_id join bans b on b.account_id = a.id and b.lifted_at is null
   where a.id = :account and a.email is not null`);

export const insertTrace = statement<described.InsertTrace>(`
  insert into ban_traces (ban_id, address_hash, keyed, until) values (:ban, :hash, true, :until)
      on conflict (ban_id) do update set address_hash = excluded.address_hash, keyed = true, until = excluded.until`);

export const deleteTrace = statement<described.DeleteTrace>('delete from ban_traces where ban_id = :ban');

/** @param first the hash by the first key alone, as traces of before have it. */
export const traceOf = statement<described.TraceOf>(`
  select until from ban_traces
   where address_hash in (:hash, :first) and keyed = (address_hash = :hash) and until > :now limit 1`);

export const unkeyedHashes = statement<described.UnkeyedHashes>(
  'select distinct address_hash from ban_traces where not keyed limit :most',
);

export const keepKeyed = statement<described.KeepKeyed>(
  'update ban_traces set address_hash = :hash, keyed = true where address_hash = :before and not keyed',
);

/** Bans from before their traces were kept. */
export const untraced = statement<described.Untraced>(`
  select b.account_id from bans b join accounts a on a.id = b.account_id and a.email is not null
   where b.lifted_at is null and not exists (select from ban_traces t where t.ban_id = b.id) order by b.id limit :most`);

export const deleteOldTraces = statement<described.DeleteOldTraces>('delete from ban_traces where until <= :now');

/** Of members: staff work from where others do. */
export const noteSignal = statement<described.NoteAccountSignal>(`
  insert into account_signals (account_id, kind, hash, first_at, last_at)
  select a.id, :kind, :hash, :now, :now from accounts a where a.id = :account and a.kind = 'member'
  on conflict (account_id, kind, hash) do update set last_at = excluded.last_at`);

export const deleteSignals = statement<described.DeleteSignals>(
  'delete from account_signals where account_id = :account',
);

export const deleteOldSignals = statement<described.DeleteOldSignals>(
  'delete from account_signals where last_at < :before',
);

export const keepBanSignals = statement<described.KeepBanSignals>(`
  insert into ban_signals (ban_id, kind, hash, banned_at, until)
  select :ban, s.kind, s.hash, :banned, :until from account_signals s where s.account_id = :account
  on conflict (ban_id, kind, hash) do update set until = excluded.until`);

export const deleteBanSignals = statement<described.DeleteBanSignals>('delete from ban_signals where ban_id = :ban');

export const deleteOldBanSignals = statement<described.DeleteOldBanSignals>(
  'delete from ban_signals where until <= :now',
);

/** Of each account and kind: how many others logged in from the same, and how many of who was banned did; both counted to a hundred. */
export const sharedSignals = statement<described.SharedSignals, { kind: SignalKind }>(`
  select o.account_id, o.kind, count(distinct o.other)::int as others, count(distinct o.ban)::int as banned, max(o.banned_at) as banned_at
    from unnest(:accounts::bigint[]) as asked (id)
    cross join lateral (
      select own.account_id, own.kind, same.other, same.ban, same.banned_at
        from account_signals own
        cross join lateral (
          (select s.account_id as other, null::bigint as ban, null::timestamptz as banned_at
             from account_signals s where s.hash = own.hash and s.kind = own.kind and s.account_id <> own.account_id limit 100)
          union all
          (select null, b.ban_id, b.banned_at from ban_signals b
            where b.hash = own.hash and b.kind = own.kind and b.until > :now
              and not exists (select from bans mine where mine.id = b.ban_id and mine.account_id = own.account_id)
            limit 100)) same
       where own.account_id = asked.id) o
   group by o.account_id, o.kind`);
