import { prepared } from '#platform/db/prepared.ts';

export const nameTaken = prepared<{ taken: boolean }, [pool: number, name: string]>(
  'select exists (select from members where pool = $1 and lower(name) = lower($2)) as taken',
);

export const insertIntent = prepared<
  never,
  [account: number, recipient: number, message: string | null, like: boolean, now: Date]
>(
  `insert into signup_intents (account_id, recipient_id, message, like_recipient, created_at) values ($1, $2, $3, $4, $5)`,
);
