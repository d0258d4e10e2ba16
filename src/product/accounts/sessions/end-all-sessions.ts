import type { Sql } from '#platform/db/database.ts';
import { deleteAllSessions } from './queries.ts';

/** Logs everybody out, on all sites; for a database that no server has open. @returns how many sessions there were. */
export const endAllSessions = async (sql: Sql): Promise<number> => (await deleteAllSessions.one(sql))?.count ?? 0;
