import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { AccountColumns } from '../queries.ts';

/** Everything about an account's archive is decided under this lock. Read what holds only after it. */
export const lockMember = statement<described.LockMemberToExport>(
  "select id from accounts where id = :account and kind = 'member' and status <> 'deleted' for no key update",
);

export type ExportRow = RowOf<typeof exportOf>;
export const exportOf = statement<described.ExportOf>(
  'select id, status, attempts, parts, bytes, created_at, expires_at from data_exports where account_id = :account',
);

export const insertExport = statement<described.InsertExport>(
  'insert into data_exports (account_id, created_at) values (:account, :now) returning id',
);

/** @returns what lies in the storage of it. */
export const deleteExport = statement<described.DeleteExport>(
  'delete from data_exports where account_id = :account returning id, attempts',
);

/** Of those who make the same archive at once each has files of their own, and the last one's count. */
export const beginAttempt = statement<described.BeginAttempt, Pick<AccountColumns, 'language'>>(`
  update data_exports e set attempts = attempts + 1 from accounts a
   where e.id = :id and e.status = 'waiting' and a.id = e.account_id
  returning e.attempts as attempt, e.account_id, e.created_at, a.site_id, a.language`);

export const finishExport = statement<described.FinishExport, Pick<AccountColumns, 'language'>>(`
  update data_exports e set status = 'ready', parts = :parts, bytes = :bytes, expires_at = :expires
    from accounts a join members m on m.id = a.id
   where e.id = :id and e.status = 'waiting' and e.attempts = :attempt and a.id = e.account_id
  returning a.status, a.email, a.language, m.name`);

export const setTicket = statement<described.SetTicket>(`
  update data_exports set ticket_hash = :hash, ticket_until = :until
   where account_id = :account and status = 'ready' and expires_at > :now returning id`);

/** Of two downloads with one ticket the second waits for the first and then finds none. */
export const spendTicket = statement<described.SpendTicket>(`
  update data_exports set ticket_hash = null, ticket_until = null
   where account_id = :account and ticket_hash = :hash and ticket_until > :now and status = 'ready' and expires_at > :now
  returning id, attempts as attempt, parts, bytes, created_at`);

export const exportsOver = statement<described.ExportsOver>(`
  select id, attempts from data_exports where expires_at <= :now order by expires_at limit :most`);

export const dropExport = statement<described.DropExport>('delete from data_exports where id = :id');

export const exportsGivenUp = statement<described.ExportsGivenUp>(`
  update data_exports set status = 'failed' where status = 'waiting' and created_at < :before returning id, attempts`);
