import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const insertErasure = statement<described.InsertErasure>(`
  insert into erasures (key_id, account_hash, erased_at) values (:key, :hash, :now)
  on conflict (key_id, account_hash) do update set erased_at = excluded.erased_at, written_at = null`);

export const unwrittenErasures = statement<described.UnwrittenErasures>(`
  select key_id, account_hash, erased_at from erasures where written_at is null order by erased_at, account_hash limit :most`);

export const markWritten = statement<described.MarkWritten>(`
  update erasures e set written_at = :now
    from unnest(:keys::text[], :hashes::text[]) as w(key_id, account_hash)
   where (e.key_id, e.account_hash) = (w.key_id, w.account_hash)`);

export const forgetOld = statement<described.ForgetOld>('delete from erasures where erased_at < :before');

export const membersFrom = statement<described.MembersFrom>(`
  select id, site_id from accounts where id > :after and kind = 'member' order by id limit :most`);
