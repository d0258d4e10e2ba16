import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { move } from '../../tools/cli/move/run-move.ts';
import { DEMO_MEMBERS, fillFolder } from '../moving.ts';
import { cli, done, ENCRYPTION_KEYS, newFolder, removeMachines } from './backups.ts';
import { until } from './client.ts';
import { startPostgres, type TestPostgres } from './servers.ts';

/** Seconds that a process of ours takes at most until it works, on a machine that is busy with others. */
const START_SECONDS = 120;
const env = { DATA_DIR: newFolder('moved'), ENCRYPTION_KEYS, MODE: 'demo' };
let postgres: TestPostgres;
beforeAll(async () => {
  await fillFolder(env.DATA_DIR);
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  await removeMachines();
});

test('a move that is killed before its end left nothing, and begins again', async () => {
  const watcher = new pg.Client({ connectionString: postgres.url });
  await watcher.connect();
  const holds = async (condition: string) => (await watcher.query(`select where ${condition}`)).rowCount === 1;
  const args = ['tools/cli/cli.ts', 'move', '--to', postgres.url];
  const moving = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
  const ended = once(moving, 'exit');
  await until('it has begun', () => holds("to_regclass('public.move_begun') is not null"), START_SECONDS);
  // Whoever reads the mark holds the last step up, when all rows are there.
  await watcher.query('begin; select from move_begun');
  await until(
    'it is at its end',
    () => holds("exists (select from pg_locks where not granted and relation = 'move_begun'::regclass)"),
    START_SECONDS,
  );
  await expect(move({ to: postgres.url }, env, () => {})).rejects.toThrow(
    'Another move into this database is under way',
  );
  moving.kill('SIGKILL');
  await ended;
  await watcher.query('rollback');
  await watcher.end();

  await until('its transaction is undone', async () => {
    const others = "select from pg_stat_activity where application_name = 'kindling move'";
    return (await postgres.ask(others)).length === 0;
  });
  const counted = async () => (await postgres.ask<{ count: number }>('select count(*)::int from accounts'))[0]?.count;
  expect(await counted()).toBe(0);
  const told = done(cli(env, 'move', '--to', postgres.url));
  expect(told).toMatch(/^A move was interrupted there: it begins again\.\n/);
  expect(await counted()).toBeGreaterThan(DEMO_MEMBERS);
  expect(cli(env, 'move', '--to', postgres.url).err).toMatch(
    /is not empty: it holds a Kindling with 4 sites and \d+ accounts/,
  );
});
