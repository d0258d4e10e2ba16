import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const deleteIntentOf = statement<described.DeleteIntentOf>(
  'delete from signup_intents where account_id = :account',
);

export const intentData = statement<described.IntentData>(`
  select (select coalesce(jsonb_agg(i), '[]') from signup_intents i where i.account_id = :account) as signup_intents`);
