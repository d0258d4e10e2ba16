import { postgresFolder, program } from '../../tests/faults/programs.ts';
import { startPostgres, startRedis } from '../../tests/faults/servers.ts';
import { markOf, STEP_VARIABLE } from './cpu.ts';

export const SERVERS = 'Servers';

/** What tests lose with the machine is made anew: nothing waits for a disk. */
const VOLATILE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export interface SuiteServers {
  /** Variables by which the suites find them; empty on a machine without PostgreSQL, where they use the embedded database. */
  environment: Record<string, string>;
  says: string;
  remove(): Promise<void>;
}

/** Starts a PostgreSQL and a Redis for all suites of a run, unless the environment names them or the machine has none. */
export async function startServers(): Promise<SuiteServers> {
  if (process.env.TEST_DATABASE_URL)
    return { environment: {}, says: 'PostgreSQL as TEST_DATABASE_URL says.', remove: async () => {} };
  if (!postgresFolder())
    return { environment: {}, says: 'No PostgreSQL here: the embedded database serves.', remove: async () => {} };
  // Inherited by what starts now, and by nothing else.
  process.env[STEP_VARIABLE] = markOf(SERVERS);
  const postgres = await startPostgres(VOLATILE);
  const redis = program('redis-server', 'valkey-server') ? await startRedis() : null;
  delete process.env[STEP_VARIABLE];
  return {
    environment: { TEST_DATABASE_URL: postgres.url, ...(redis && { TEST_REDIS_URL: redis.url }) },
    says: `PostgreSQL${redis ? ' and Redis' : ''} run until the end of this run.`,
    async remove() {
      await redis?.remove();
      await postgres.remove();
    },
  };
}
