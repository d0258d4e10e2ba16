import pg from 'pg';
import { expect, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { obstacleOf } from './obstacles.ts';

test.runIf(provided('databaseUrl'))(
  'a copy that is behind, an old transaction and slow sends stand in the way of a long change, one that is away does not',
  async () => {
    const pool = await emptyPool();
    let behind: (number | null)[] = [];
    let areSlow = false;
    const asked = { behind: () => behind, areSendsSlow: async () => areSlow };
    const sql = { query: (query: pg.QueryConfig) => pool.query(query) } as Parameters<typeof obstacleOf>[0];
    const obstacle = obstacleOf(sql, asked);
    expect(await obstacle()).toBeNull();
    behind = [20, null];
    expect(await obstacle()).toBeNull();
    behind = [20, 1500];
    expect(await obstacle()).toBe('copy');
    behind = [];
    areSlow = true;
    expect(await obstacle()).toBe('sends');
    const open = new pg.Client({ connectionString: pool.options.connectionString ?? '' });
    await open.connect();
    await open.query('begin; select 1');
    expect(await obstacleOf(sql, { ...asked, maxTransactionSeconds: 0 })()).toBe('transaction');
    await open.query('commit');
    await open.end();
  },
);
