import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const insertProof = statement<described.InsertProof>(`
  insert into login_proofs (token_hash, account_id, purpose, created_at, expires_at)
  values (:hash, :account, :purpose, :now, :expires)`);

/** Of an account of this site. */
export const proofOf = statement<described.ProofOf>(`
  select p.account_id from login_proofs p join accounts a on a.id = p.account_id
   where p.token_hash = :hash and p.purpose = :purpose and p.expires_at > :now and a.site_id = :site`);

/** Returns a row to one of those who use it up at once. */
export const deleteProof = statement<described.DeleteProof>(
  'delete from login_proofs where token_hash = :hash and purpose = :purpose and expires_at > :now returning account_id',
);
