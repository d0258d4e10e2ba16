import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const insertIntent = statement<described.InsertIntent>(
  'insert into signup_intents (account_id, recipient_id, created_at) values (:account, :recipient, :now)',
);
