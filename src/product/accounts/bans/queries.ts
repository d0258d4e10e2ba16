import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** A member whose account is not gone, locked until the transaction ends, with the ban that holds. */
export const memberToBan = statement<described.MemberToBan>(`
  select a.status, b.id as ban_id, b.reason, b.until, b.before
    from accounts a left join bans b on b.account_id = a.id and b.lifted_at is null
   where a.id = :account and a.kind = 'member' and a.status <> 'deleted' for no key update of a`);

export const insertBan = statement<described.InsertBan>(`
  insert into bans (account_id, reason, until, before, created_at) values (:account, :reason, :until?, :before, :now)`);

export const endBan = statement<described.EndBan>('update bans set lifted_at = :now where id = :ban');

export const setStatus = statement<described.SetStatus>('update accounts set status = :status where id = :account');

export const bansOver = statement<described.BansOver>(
  'select b.account_id, a.site_id from bans b join accounts a on a.id = b.account_id where b.lifted_at is null and b.until <= :now order by b.until limit :most',
);

export const openBanOf = statement<described.OpenBanOf>(
  'select reason, until, created_at from bans where account_id = :account and lifted_at is null',
);

export const deleteBans = statement<described.DeleteBans>('delete from bans where account_id = :account');
