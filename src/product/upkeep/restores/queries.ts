import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const openRestore = statement<described.OpenRestore>(
  'select id, backup, backup_at, restored_at from restores where resumed_at is null',
);

export const insertRestore = statement<described.InsertRestore>(`
  insert into restores (backup, backup_at, restored_at) values (:backup, :at, :now) on conflict do nothing`);

export const newestRestore = statement<described.NewestRestore>(
  'select backup, backup_at, restored_at, resumed_at from restores order by restored_at desc limit 1',
);

export const closeRestore = statement<described.CloseRestore>(
  'update restores set resumed_at = :now, staff_name = :staff where resumed_at is null returning backup',
);

export const wrongBalances = statement<described.WrongBalances>(`
  select a.id from accounts a left join credit_ledger l on l.account_id = a.id
   group by a.id having a.credits <> coalesce(sum(l.amount), 0) order by a.id limit :most`);

export const wrongPayments = statement<described.WrongPayments>(
  'select wrong, account_id, payment_id from payment_books limit :most',
);
