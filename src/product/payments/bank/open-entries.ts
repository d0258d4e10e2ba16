import type { ReadCall } from '#platform/call.ts';
import * as queries from './queries.ts';

export type { EntryRow } from './queries.ts';

export const openEntries = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<queries.EntryRow[]> =>
  queries.openEntries(sql, { most });

export const entryNumbered = ({ sql }: Pick<ReadCall, 'sql'>, id: number): Promise<queries.EntryRow | null> =>
  queries.entryById.one(sql, { id });

export const uncountedEntries = (
  { sql }: Pick<ReadCall, 'sql'>,
  most: number,
): ReturnType<typeof queries.matchedEntries> => queries.matchedEntries(sql, { most });
