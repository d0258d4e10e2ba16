import type { ReadCall } from '#platform/call.ts';
import * as queries from './queries.ts';

export type { EntryRow } from './queries.ts';

/** Money that staff have to decide about, or that goes back, the oldest first. */
export const openEntries = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<queries.EntryRow[]> =>
  queries.openEntries(sql, { most });

/** One of them, whatever its state. */
export const entryNumbered = ({ sql }: Pick<ReadCall, 'sql'>, id: number): Promise<queries.EntryRow | null> =>
  queries.entryById.one(sql, { id });

/** Matched and not counted yet, the oldest first, with whose they are. */
export const uncountedEntries = (
  { sql }: Pick<ReadCall, 'sql'>,
  most: number,
): ReturnType<typeof queries.matchedEntries> => queries.matchedEntries(sql, { most });
