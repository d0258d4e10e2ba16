import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const nameTaken = statement<described.NameTaken>(
  'select exists (select from members where pool = :pool and lower(name) = lower(:name)) as taken',
);

export const insertIntent = statement<described.InsertIntent>(
  `insert into signup_intents (account_id, recipient_id, message, like_recipient, created_at) values (:account, :recipient, :message?, :like, :now)`,
);
