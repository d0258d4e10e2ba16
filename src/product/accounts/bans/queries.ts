import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Also for who deleted the account and can have it back. Read what holds for them only after this lock. */
export const lockMember = statement<described.LockMemberToBan>(`
  select status from accounts a
   where id = :account and kind = 'member'
     and (status <> 'deleted' or exists (select from deletions d where d.account_id = a.id)) for no key update`);

export const deletionOf = statement<described.BeforeDeletion>(
  'select before from deletions where account_id = :account',
);

export const insertBan = statement<described.InsertBan>(`
  insert into bans (account_id, reason, until, before, created_at) values (:account, :reason, :until?, :before, :now)`);

export const endBan = statement<described.EndBan>('update bans set lifted_at = :now where id = :ban');

export const setStatus = statement<described.SetStatus>(`
  with later as (
    update deletions d set before = :status from accounts a
     where d.account_id = :account and a.id = :account and a.status = 'deleted')
  update accounts set status = :status where id = :account and status <> 'deleted'`);

export const bansOver = statement<described.BansOver>(
  'select b.account_id, a.site_id from bans b join accounts a on a.id = b.account_id where b.lifted_at is null and b.until <= :now order by b.until limit :most',
);

export const openBanOf = statement<described.OpenBanOf>(
  'select id, reason, until, before, created_at from bans where account_id = :account and lifted_at is null',
);

export const deleteBans = statement<described.DeleteBans>('delete from bans where account_id = :account');

export const insertAppeal = statement<described.InsertAppeal>(`
  insert into ban_appeals (ban_id, account_id, text, created_at) values (:ban, :account, :text, :now)
      on conflict (ban_id) do nothing`);

export const appealOfBan = statement<described.AppealOfBan>('select status from ban_appeals where ban_id = :ban');

export const openBanAppealRows = statement<described.OpenBanAppealRows>(`
  select l.account_id, l.text, l.created_at, b.reason, b.until, b.created_at as banned_at, s.host
    from ban_appeals l join bans b on b.id = l.ban_id join accounts a on a.id = l.account_id join sites s on s.id = a.site_id
   where l.status = 'open' and b.lifted_at is null order by l.created_at, l.id limit :most`);

export const appealToDecide = statement<described.AppealToDecide>(`
  select l.id from ban_appeals l join bans b on b.id = l.ban_id
   where l.account_id = :account and l.status = 'open' and b.lifted_at is null`);

export const closeBanAppeal = statement<described.CloseBanAppeal>(
  'update ban_appeals set status = :status, decided_at = :now where id = :appeal',
);

export const insertHeld = statement<described.InsertHeld>(
  'insert into held_accounts (account_id, created_at) values (:account, :now) on conflict (account_id) do nothing',
);

export const heldState = statement<described.HeldState>(
  'select decided_at from held_accounts where account_id = :account',
);

export const decideHeld = statement<described.DecideHeld>(
  'update held_accounts set decided_at = :now where account_id = :account and decided_at is null returning account_id',
);

export const hideHeld = statement<described.HideHeld>(
  "update accounts set status = 'not_confirmed' where id = :account and status = 'active'",
);

export const heldRows = statement<described.HeldRows, { email: string }>(`
  select h.account_id, h.created_at, a.email, m.name, s.host
    from held_accounts h join accounts a on a.id = h.account_id join members m on m.id = a.id join sites s on s.id = a.site_id
   where h.decided_at is null and a.status = 'not_confirmed' and a.email is not null order by h.created_at, h.account_id limit :most`);

export const deleteHeld = statement<described.DeleteHeld>('delete from held_accounts where account_id = :account');
