import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { AccountColumns } from '../queries.ts';

/** Everything about leaving is decided under this lock. Read what holds only after it. */
export const lockMember = statement<described.LockMemberToDelete>(
  "select id from accounts where id = :account and kind = 'member' for no key update",
);

export const memberAccount = statement<described.MemberAccount, Pick<AccountColumns, 'language'>>(
  'select a.status, a.email, a.language, m.name from accounts a join members m on m.id = a.id where a.id = :account',
);

export const deletionOf = statement<described.DeletionOf>(
  'select before, erase_at from deletions where account_id = :account',
);

export const insertDeletion = statement<described.InsertDeletion>(`
  insert into deletions (account_id, before, created_at, erase_at) values (:account, :before, :now, :eraseAt)`);

export const deleteDeletion = statement<described.DeleteDeletion>('delete from deletions where account_id = :account');

export const setStatus = statement<described.SetStatus>('update accounts set status = :status where id = :account');

/** A link of a deletion that was taken back does nothing about a later one. */
export const deleteOpenTokens = statement<described.DeleteOpenTokens>(
  "delete from mail_tokens where account_id = :account and purpose = 'reactivate' and used_at is null",
);

export const neighboursOf = statement<described.NeighboursOf>(`
  select other_id as id from chat_list where member_id = :account
  union select liker_id from likes where liked_id = :account
  union select liked_id from likes where liker_id = :account`);

// Whoever was banned since `seenTo` is not erased yet: those they wrote to are still being told and paid back.
const DUE = `d.erase_at <= :now
     and not exists (select from bans b where b.account_id = d.account_id and b.lifted_at is null and b.created_at > :seenTo)`;

export const deletionsDue = statement<described.DeletionsDue>(`
  select d.account_id, a.site_id from deletions d join accounts a on a.id = d.account_id
   where ${DUE} order by d.erase_at limit :most`);

export const isDue = statement<described.IsDue>(
  `select d.account_id from deletions d where d.account_id = :account and ${DUE}`,
);
