import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const giveAutoLike = statement<described.GiveAutoLike>(
  'select liker_id from give_auto_like(:member, :now, :since, :day, :again)',
);
