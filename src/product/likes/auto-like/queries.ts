import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** The fictional profile whose like the member was given now, or a moment ago (routines.sql); no row where there is none to give. */
export const giveAutoLike = statement<described.GiveAutoLike>(
  'select liker_id from give_auto_like(:member, :now, :since, :day, :again)',
);
