import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

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
