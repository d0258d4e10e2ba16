import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Takes one of the tries that a browser has for an account. Returns a row while it has any. */
export const takeTry = statement<described.TakeTry>(`
  update login_devices set failures = failures + 1
   where token_hash = :hash and account_id = :account and failures < :most and used_at > :since returning account_id`);

export const returnTry = statement<described.ReturnTry>(
  'update login_devices set failures = failures - 1 where token_hash = :hash and failures > 0',
);

/** A log-in there was right. Returns a row where the browser is known for the account. */
export const renewDevice = statement<described.RenewDevice>(
  'update login_devices set failures = 0, used_at = :now where token_hash = :hash and account_id = :account returning account_id',
);

export const insertDevice = statement<described.InsertDevice>(
  'insert into login_devices (token_hash, account_id, created_at, used_at) values (:hash, :account, :now, :now)',
);

export const deleteOldestDevices = statement<described.DeleteOldestDevices>(`
  delete from login_devices where token_hash in (
    select token_hash from login_devices where account_id = :account order by used_at desc, token_hash offset :most for update)`);

export const deleteDevicesOf = statement<described.DeleteDevicesOf>(
  'delete from login_devices where account_id = :account',
);
