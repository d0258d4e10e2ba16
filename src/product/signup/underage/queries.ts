import { prepared } from '#platform/db/prepared.ts';

/** Keeps the newest end of an attempt, and drops attempts that are over. */
export const insertAttempt = prepared<never, [attemptHash: Buffer, until: Date, now: Date]>(`
  with expired as (
    delete from underage_attempts where attempt_hash in (
      select attempt_hash from underage_attempts where until <= $3 and attempt_hash <> $1 for update skip locked))
  insert into underage_attempts (attempt_hash, until) values ($1, $2)
  on conflict (attempt_hash) do update set until = excluded.until`);

export const openAttempt = prepared<{ until: Date }, [attemptHash: Buffer, now: Date]>(
  'select until from underage_attempts where attempt_hash = $1 and until > $2',
);
