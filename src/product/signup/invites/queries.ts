import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const insertInvite = statement<described.InsertInvite>(`
  insert into invites (site_id, code_hash, made_by, created_at, expires_at, max_uses, label, staff_id)
  values (:site, :hash, :by?, :now, :expires, :uses, :label, :staff?) returning id`);

export const usableInvite = statement<described.UsableInvite>(
  'select id from invites where site_id = :site and code_hash = :hash and used_at is null and paused_at is null and expires_at > :now',
);

/** Of two sign-ups at the same moment the second waits for the first and then finds the code used, or used once more. */
export const spendInvite = statement<described.SpendInvite>(`
  update invites set uses = uses + 1, used_at = case when uses + 1 >= max_uses then :now::timestamptz end
   where site_id = :site and code_hash = :hash and used_at is null and paused_at is null and expires_at > :now and uses < max_uses
   returning id`);

export const setInvited = statement<described.SetInvited>(`
  with alone as (update invites set used_by = :account where id = :id and max_uses = 1)
  insert into invite_uses (invite_id, account_id, used_at)
  select i.id, :account, :now from invites i where i.id = :id and i.max_uses > 1`);

/** Of the staff. Members' own have somebody who made them, or nobody any more and a use. */
export const lockStaffInvite = statement<described.LockStaffInvite>(`
  select id, site_id, label, expires_at, paused_at, used_at, uses, max_uses from invites
   where id = :id and made_by is null and (staff_id is not null or used_at is null) for update`);

export const changeInvite = statement<described.ChangeInvite>(
  'update invites set paused_at = :paused?, expires_at = :expires where id = :id',
);

export const lockInvites = statement<described.LockInvites>('select pg_advisory_xact_lock(5, hashint8(:member))');

export const countInvitesSince = statement<described.CountInvitesSince>(
  'select count(*)::int as count from invites where made_by = :member and created_at > :after',
);

export const invitesMadeBy = statement<described.InvitesMadeBy>(`
  select id, created_at, expires_at, used_at from invites
   where made_by = :member order by created_at desc, id desc limit 100`);

export const openStaffInvites = statement<described.OpenStaffInvites>(`
  select id, created_at, expires_at, uses, max_uses, paused_at from invites
   where site_id = :site and made_by is null and used_at is null and expires_at > :now order by id limit 1000`);

export const withdrawInvite = statement<described.WithdrawInvite>(
  'delete from invites where site_id = :site and id = :id and used_at is null and uses = 0 returning id',
);

export const withdrawOwn = statement<described.WithdrawOwn>(
  'delete from invites where made_by = :member and id = :id and used_at is null returning id',
);

export const deleteInvitesOver = statement<described.DeleteInvitesOver>(
  'delete from invites where coalesce(used_at, expires_at) < :before',
);
