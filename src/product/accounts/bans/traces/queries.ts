import { statement } from '#platform/db/statement.ts';
import type * as described from '../../queries.gen.ts';

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
