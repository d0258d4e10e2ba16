import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const conversationsStarted = statement<described.ConversationsStarted>(
  'select count(*)::int as count from conversations where started_by = :member',
);
