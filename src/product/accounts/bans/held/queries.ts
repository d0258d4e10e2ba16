import { statement } from '#platform/db/statement.ts';
import type * as described from '../../queries.gen.ts';

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

/** Members who wait for staff, the longest waiting first, unless they were banned or left meanwhile. */
export const heldRows = statement<described.HeldRows, { email: string }>(`
  select h.account_id, h.created_at, a.email, m.name, s.host
    from held_accounts h join accounts a on a.id = h.account_id join members m on m.id = a.id join sites s on s.id = a.site_id
   where h.decided_at is null and a.status = 'not_confirmed' and a.email is not null order by h.created_at, h.account_id limit :most`);

export const deleteHeld = statement<described.DeleteHeld>('delete from held_accounts where account_id = :account');
