import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Returns nothing where somebody of this name is there. */
export const insertStaff = statement<described.InsertStaff>(`
  insert into staff (name, secret_hash, created_at) values (:name, :hash, :now)
  on conflict (lower(name)) where ended_at is null do nothing returning id`);
export const staffBySecret = statement<described.StaffBySecret>(
  'select id, name from staff where secret_hash = :hash and ended_at is null',
);
/** The row stays for what they decided. */
export const endStaff = statement<described.EndStaffMember>(
  'update staff set ended_at = :now where lower(name) = lower(:name) and ended_at is null returning id',
);
export const staffRows = statement<described.StaffRows>(
  'select id, name, created_at from staff where ended_at is null order by id',
);
