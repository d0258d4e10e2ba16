import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const insertChallenge = statement<described.InsertChallenge>(`
  insert into passkey_challenges (challenge_hash, purpose, account_id, created_at, expires_at)
  values (:hash, :purpose, :account?, :now, :expires)`);

/** Returns a row to the first who asks. */
export const takeChallenge = statement<described.TakeChallenge>(
  'delete from passkey_challenges where challenge_hash = :hash and purpose = :purpose and expires_at > :now returning account_id',
);

export const passkeysOf = statement<described.PasskeysOf>(
  'select id, credential_id, transports, name, created_at, used_at from passkeys where account_id = :account order by id',
);

/** Of accounts of one site only: a passkey of another opens nothing here. Staff of all sites have one for each host; what it signs names the host. */
export const passkeyByCredential = statement<described.PasskeyByCredential>(`
  select p.id, p.account_id, p.credential_id, p.public_key, p.counter, p.transports from passkeys p join accounts a on a.id = p.account_id
   where p.credential_id = :credential and (a.site_id = :site or a.all_sites)`);

/** Returns nothing where another answer came first whose counter is as high. */
export const countUse = statement<described.CountUse>(`
  update passkeys set counter = :counter, used_at = :now
   where id = :id and (counter < :counter or (counter = 0 and :counter = 0)) returning id`);

export const lockOwner = statement<described.LockOwner>(
  'select 1 as one from accounts where id = :account for no key update',
);

export const insertPasskey = statement<described.InsertPasskey>(`
  insert into passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
  values (:account, :credential, :key, :counter, :transports, :name, :now) on conflict (credential_id) do nothing returning id`);

export const deletePasskey = statement<described.DeletePasskey>(
  'delete from passkeys where id = :id and account_id = :account returning id',
);

export const deletePasskeysOf = statement<described.DeletePasskeysOf>(
  'delete from passkeys where account_id = :account returning id',
);

export const factorsOf = statement<described.FactorsOf>(`
  select exists (select from passkeys where account_id = :account) as passkey,
         exists (select from totp where account_id = :account and confirmed_at is not null) as totp`);
