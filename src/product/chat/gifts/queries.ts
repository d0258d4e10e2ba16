import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Whether a member has sent anything under a key, taken back or not. */
export const sentUnder = statement<described.SentUnder>(`
  select exists (select from messages where sender_id = :sender and key = :key and id >= first_keyed_message())
      or exists (select from waiting_messages where sender_id = :sender and key = :key) as sent`);
