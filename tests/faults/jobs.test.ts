import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { databaseOn, type Sql } from '#platform/db/database.ts';
import { isUnavailable } from '#platform/db/unavailable.ts';
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts';
import { until } from './client.ts';
import { startPostgres } from './servers.ts';

const postgres = await startPostgres();
const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
  await postgres.remove();
});

const text = (data: unknown) => (data as { text: string }).text;
/** The queue as a process of its own has it, which counts what it asks. */
async function processOn() {
  const errors: unknown[] = [];
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4, connectionTimeoutMillis: 2000 });
  pool.on('error', () => {});
  const asked = { inVain: 0, whatIsDue: 0 };
  const counting: Sql = {
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig) {
      if (query.text.includes('cron_on')) asked.whatIsDue += 1;
      try {
        return await pool.query<Row>(query);
      } catch (error) {
        asked.inVain += 1;
        throw error;
      }
    },
  };
  const jobs = await startJobs(counting, {
    embedded: false,
    report: (error) => errors.push(error),
    scheduleSeconds: 1,
  });
  ending.push(
    () => pool.end(),
    () => jobs.stop(),
  );
  return { jobs, db: databaseOn(pool, (error) => errors.push(error)), errors, asked };
}

/** Waits until nothing of these names is left to be done: then it is known what was done twice. */
const untilAllDone = (...names: string[]): Promise<void> =>
  until('all jobs are done', async () => {
    const left = await postgres.ask("select 1 from jobs.job where name = any($1) and state < 'completed'", [names]);
    return left.length === 0;
  });

const first = await processOn();
const second = await processOn();
const done: { by: string; text: string }[] = [];
const bothHaveSome = Promise.withResolvers<void>();
const remember = (jobs: Jobs, by: string) =>
  jobs.handle('note', text, async (noted) => {
    done.push({ by, text: noted });
    if (done.some((other) => other.by !== by)) bothHaveSome.resolve();
    // One alone could be through with all before the other asks.
    await bothHaveSome.promise;
  });
await remember(first.jobs, 'first');
await remember(second.jobs, 'second');

test('of two processes each does a part of the jobs, and no job is done twice', async () => {
  await first.db.transaction(async (tx) => {
    for (let number = 0; number < 200; number += 1) await first.jobs.enqueue(tx, 'note', { text: `${number}` });
  });
  await until('all are noted', () => done.length >= 200);
  await untilAllDone('note');
  expect(new Set(done.map((one) => one.text)).size).toBe(200);
  expect(done).toHaveLength(200);
  expect(new Set(done.map(({ by }) => by))).toEqual(new Set(['first', 'second']));
}, 60_000);

test('a job that fails is tried again, and does not repeat those that were fetched with it', async () => {
  const tries = new Map<string, number>();
  await first.jobs.handle('shaky', text, async (name) => {
    tries.set(name, (tries.get(name) ?? 0) + 1);
    if (name === 'bad' && tries.get(name) === 1) throw new Error('not yet');
  });
  await first.db.transaction(async (tx) => {
    for (const name of ['good', 'bad', 'fine']) await first.jobs.enqueue(tx, 'shaky', { text: name });
  });
  await until('the bad one is tried again', () => tries.get('bad') === 2);
  expect(Object.fromEntries(tries)).toEqual({ good: 1, bad: 2, fine: 1 });
  const kept = await postgres.ask<{ output: unknown }>("select output from jobs.job where name = 'shaky'");
  expect(JSON.stringify(kept)).not.toContain('not yet');
}, 60_000);

test('the tables of jobs keep no secret of one that was done, nor of one that failed for good', async () => {
  const stored = async () =>
    (await postgres.ask<{ text: string }>("select j::text as text from jobs.job j where name = 'mailed'")).map(
      (row) => row.text,
    );
  const tries: string[] = [];
  await first.jobs.handle(
    'mailed',
    text,
    async (link) => {
      tries.push(link);
      if (link === 'token-of-the-failed') throw new Error('the mail server refuses');
    },
    { secret: true },
  );
  await first.db.transaction(async (tx) => {
    for (const token of ['token-of-the-sent', 'token-of-the-failed'])
      await first.jobs.enqueue(tx, 'mailed', { text: token });
    // Once and once again.
    await tx.query({ text: "update jobs.job set retry_limit = 1, retry_delay = 0 where name = 'mailed'" });
    const waiting = await tx.query<{ data: object }>({ text: "select data from jobs.job where name = 'mailed'" });
    expect(JSON.stringify(waiting.rows)).toContain('token-of-the-sent');
  });
  await until('both were tried', () => tries.length >= 3);
  await until('one has failed', async () => (await stored()).some((row) => row.includes('failed')));
  const rows = await stored();
  expect(rows).toHaveLength(1);
  expect(rows.join()).not.toContain('token');
  expect(tries.sort()).toEqual(['token-of-the-failed', 'token-of-the-failed', 'token-of-the-sent']);
  const tables = await postgres.ask<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'jobs'",
  );
  for (const { name } of tables) {
    const kept = await postgres.ask<{ text: string }>(`select t::text as text from jobs."${name}" t`);
    expect(kept.map((row) => row.text).join(), name).not.toContain('token-of');
  }
}, 60_000);

test('what two processes have scheduled for the same moment is done once, by one of them', async () => {
  const at = new Date();
  const runs: string[] = [];
  for (const [by, { jobs }] of Object.entries({ first, second })) {
    await jobs.schedule('tidy', `${at.getUTCMinutes()} ${at.getUTCHours()} * * *`, async () => {
      runs.push(by);
    });
  }
  await until('it is done', () => runs.length > 0);
  // The moment stays due for a minute.
  const looked = [first.asked.whatIsDue, second.asked.whatIsDue];
  await until('each has looked again what is due', () =>
    [first, second].every(({ asked }, place) => asked.whatIsDue >= (looked[place] ?? 0) + 3),
  );
  await untilAllDone('tidy', '__pgboss__send-it');
  expect(runs).toHaveLength(1);
  expect(await postgres.ask("select timezone from jobs.schedule where name = 'tidy'")).toEqual([{ timezone: 'UTC' }]);
}, 60_000);

test('after the database was restarted the jobs go on by themselves, the one that was ordered before too', async () => {
  const already = done.length;
  await first.db.transaction((tx) => first.jobs.enqueue(tx, 'note', { text: 'ordered before' }));
  await postgres.stop('SIGINT');
  const before = first.asked.inVain;
  await until('the queues have asked in vain', () => first.asked.inVain >= before + 10);
  // What is away is said, not shouted.
  expect(first.errors.filter(isUnavailable)).toHaveLength(1);
  expect(await first.jobs.counts()).toEqual(expect.any(Array));
  await postgres.start();
  await second.db.transaction((tx) => second.jobs.enqueue(tx, 'note', { text: 'ordered after' }));
  await until('both are noted', () => done.length >= already + 2, 120);
  expect(
    done
      .slice(already)
      .map((one) => one.text)
      .sort(),
  ).toEqual(['ordered after', 'ordered before']);
}, 300_000);

test('a process that ends finishes what it has begun', async () => {
  let finished = false;
  let begun = false;
  const third = await processOn();
  await third.jobs.handle('slow', text, async () => {
    begun = true;
    // Time itself is tested: an end that does not wait for the job takes a moment only.
    await wait(1500);
    finished = true;
  });
  await third.db.transaction((tx) => third.jobs.enqueue(tx, 'slow', { text: 'x' }));
  await until('it has begun', () => begun);
  await third.jobs.stop();
  expect(finished).toBe(true);
  const [job] = await postgres.ask<{ state: string }>("select state::text from jobs.job where name = 'slow'");
  expect(job?.state).toBe('completed');
}, 60_000);
