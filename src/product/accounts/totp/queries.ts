import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const putSecret = statement<described.PutSecret>(`
  insert into totp (account_id, secret, created_at) values (:account, :secret, :now)
      on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
   where totp.confirmed_at is null returning account_id`);

export const oneOfEachKey = statement<described.OneOfEachKey>(`
  select distinct on (split_part(encode(secret, 'escape'), '.', 2)) account_id, secret from totp
   where secret like 'v1.%'::bytea order by split_part(encode(secret, 'escape'), '.', 2), account_id`);

export const sealedOtherwise = statement<described.SealedOtherwise>(
  'select account_id, secret from totp where not secret like :current::bytea order by account_id limit :most',
);

export const setSealed = statement<described.SetSealed>(
  'update totp set secret = :sealed where account_id = :account and secret = :before',
);

/** Held until the transaction ends: a code is taken once, however many send it. */
export const lockTotp = statement<described.LockTotp>(
  'select secret, last_step, confirmed_at from totp where account_id = :account for update',
);

export const takeStep = statement<described.TakeStep>(
  'update totp set last_step = :step, confirmed_at = coalesce(confirmed_at, :now) where account_id = :account',
);

export const deleteTotp = statement<described.DeleteTotp>(
  'delete from totp where account_id = :account returning confirmed_at',
);

export const deleteCodes = statement<described.DeleteCodes>('delete from recovery_codes where account_id = :account');

export const insertCodes = statement<described.InsertCodes>(`
  insert into recovery_codes (account_id, code_hash, created_at)
  select :account, decode(hash, 'hex'), :now from unnest(:hashes::text[]) as hash`);

export const spendCode = statement<described.SpendCode>(
  'update recovery_codes set used_at = :now where account_id = :account and code_hash = :hash and used_at is null returning account_id',
);

export const totpState = statement<described.TotpState>(`
  select exists (select from totp where account_id = :account and confirmed_at is not null) as on,
         (select count(*)::int from recovery_codes where account_id = :account and used_at is null) as codes_left`);
