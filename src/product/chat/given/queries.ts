import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** A statement of its own, before the messages are read that are given then. */
export const giveMessages = statement<described.GiveMessages>(
  'select give_messages(:member, :messages::bigint[])::text as given',
);
