import { openServerPool } from '#platform/db/server-pool.ts';
import { StartError } from '#platform/start-error.ts';

/** What somebody who starts the product reads of a database address. */
export async function complaint(url: string): Promise<string> {
  try {
    const pool = await openServerPool(url, { variable: 'DATABASE_URL', max: 2, report: () => {} });
    await pool.end();
    return 'it was opened';
  } catch (error) {
    return error instanceof StartError ? error.message : `no StartError: ${error}`;
  }
}
