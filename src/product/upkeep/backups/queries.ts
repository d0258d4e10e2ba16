import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const insertBackup = statement<described.InsertBackup>(`
  insert into backups (name, made_at, verified_at, size_bytes) values (:name, :made, :verified, :bytes)`);

export const newestBackup = statement<described.NewestBackup>(
  'select name, made_at, verified_at from backups order by verified_at desc limit 1',
);
