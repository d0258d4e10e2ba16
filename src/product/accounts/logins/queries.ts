import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Serialises attempts at one login and from one address: always taken in this order, so they cannot wait for each other. */
export const lockLogin = statement<described.LockLogin>('select pg_advisory_xact_lock(1, hashtext(:hash))');
export const lockAddress = statement<described.LockAddress>('select pg_advisory_xact_lock(2, hashtext(:address))');

/** `latest` is null when there is none; `count` are those in the window that ends with it. */
export type FailureRun = RowOf<typeof failuresOfLogin>;

export const failuresOfLogin = statement<described.FailuresOfLogin>(`
  with newest as (select max(created_at) as latest from login_failures where login_hash = :hash)
  select n.latest, (select count(*)::int from login_failures f
     where f.login_hash = :hash and f.created_at > n.latest - make_interval(secs => :windowSeconds)) as count
    from newest n`);

export const failuresOfAddress = statement<described.FailuresOfAddress>(`
  with newest as (select max(created_at) as latest from login_failures where address = :address)
  select n.latest, (select count(*)::int from login_failures f
     where f.address = :address and f.created_at > n.latest - make_interval(secs => :windowSeconds)) as count
    from newest n`);

export const failuresOfOwner = statement<described.FailuresOfOwner>(`
  with newest as (select max(created_at) as latest from login_failures where owner_hash = :owner)
  select n.latest, (select count(*)::int from login_failures f
     where f.owner_hash = :owner and f.created_at > n.latest - make_interval(secs => :windowSeconds)) as count
    from newest n`);

export const insertFailure = statement<described.InsertFailure>(
  'insert into login_failures (login_hash, owner_hash, address, created_at) values (:hash, :owner?, :address, :now) returning id',
);
export const deleteFailure = statement<described.DeleteFailure>('delete from login_failures where id = :id');
export const deleteFailures = statement<described.DeleteFailures>(
  'delete from login_failures where login_hash = :hash or owner_hash = :owner?',
);

/** Only while the password is the one that was given. The lock is as that of a new session. */
export const insertProof = statement<described.InsertProof>(`
  insert into login_proofs (token_hash, account_id, purpose, created_at, expires_at)
  select :hash, a.id, :purpose, :now, :expires from accounts a
   where a.id = :account and (:password?::text is null or a.password_hash = :password?::text)
     for share of a
  returning account_id`);

export const proofOf = statement<described.ProofOf>(`
  select p.account_id from login_proofs p join accounts a on a.id = p.account_id
   where p.token_hash = :hash and p.purpose = :purpose and p.expires_at > :now and (a.site_id = :site or a.all_sites)`);

export const deleteProofsOf = statement<described.DeleteProofsOf>(
  'delete from login_proofs where account_id = :account and (:but?::text is null or purpose <> :but?::text)',
);

export const deleteProof = statement<described.DeleteProof>(
  'delete from login_proofs where token_hash = :hash and purpose = :purpose and expires_at > :now returning account_id',
);
