import { expect, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { complaint } from '#tests/pool-complaint.ts';
import { withDatabase } from '#tests/template-url.ts';
import { openServerPool, QUERY_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './server-pool.ts';

test('a database or a user that does not exist is named with what to do', async () => {
  const server = provided('databaseUrl');
  const { host } = new URL(server);
  expect(await complaint(withDatabase(server, 'kindling_nowhere'))).toBe(
    `DATABASE_URL: the server at ${host} has no database "kindling_nowhere". Make it with "createdb kindling_nowhere", or correct the address.`,
  );
  const stranger = new URL(server);
  stranger.username = 'kindling_stranger';
  expect(await complaint(stranger.href)).toMatch(
    /^DATABASE_URL: the server at \S+ does not let the user "kindling_stranger" in\./,
  );
});

test('what takes too long gives its connection back, and no plan is compiled', async () => {
  const own = await (await emptyPool()).query<{ name: string }>('select current_database() as name');
  const url = withDatabase(provided('databaseUrl'), own.rows[0]?.name ?? '');
  const pool = await openServerPool(url, { variable: 'DATABASE_URL', max: 1, report: () => {} });
  const limits = await pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plans, current_setting('jit') as compiled",
  );
  expect(limits.rows).toEqual([{ statement: '20s', idle: '30s', plans: 'force_generic_plan', compiled: 'off' }]);
  // Who stops waiting before the server stops working leaves the next statement behind the last one.
  expect(STATEMENT_TIMEOUT_MS).toBeLessThan(QUERY_TIMEOUT_MS);
  expect(pool.options).toMatchObject({ query_timeout: QUERY_TIMEOUT_MS, keepAliveInitialDelayMillis: 10_000 });
  await pool.end();
});
