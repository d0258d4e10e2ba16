import { prepared } from '#platform/db/prepared.ts';

export const nameTaken = prepared<{ taken: boolean }, [pool: number, name: string]>(
  'select exists (select from members where pool = $1 and lower(name) = lower($2)) as taken',
);

/** Keeps the newest refusal of an address, and drops what is over of others. */
export const refuseUnderage = prepared<never, [emailHash: Buffer, dateOfBirth: string, until: Date, now: Date]>(`
  with expired as (
    delete from underage_refusals where email_hash in (
      select email_hash from underage_refusals where until <= $4 and email_hash <> $1 for update skip locked))
  insert into underage_refusals (email_hash, date_of_birth, until) values ($1, $2, $3)
  on conflict (email_hash) do update set date_of_birth = excluded.date_of_birth, until = excluded.until`);

export const underageRefusal = prepared<{ until: Date }, [emailHash: Buffer, now: Date]>(
  'select until from underage_refusals where email_hash = $1 and until > $2',
);

export const insertIntent = prepared<
  never,
  [account: number, recipient: number, message: string | null, like: boolean, now: Date]
>(
  `insert into signup_intents (account_id, recipient_id, message, like_recipient, created_at) values ($1, $2, $3, $4, $5)`,
);
