import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Keeps the newest end of an attempt, and drops attempts that are over. */
export const insertAttempt = statement<described.InsertAttempt>(`
  with expired as (
    delete from underage_attempts where attempt_hash in (
      select attempt_hash from underage_attempts where until <= :now and attempt_hash <> :attemptHash for update skip locked))
  insert into underage_attempts (attempt_hash, until) values (:attemptHash, :until)
  on conflict (attempt_hash) do update set until = excluded.until`);

export const openAttempt = statement<described.OpenAttempt>(
  'select until from underage_attempts where attempt_hash = :attemptHash and until > :now',
);
