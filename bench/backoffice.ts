// `DATABASE_URL=postgres://... node bench/backoffice.ts [--fill 10000000]`: how long each list of the back office takes in a database of
// many members. With --fill it fills the database first, which must be empty and its user a superuser; ten million take 13 GB and three quarters of an hour.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { modules } from '#app/modules.ts';
import { onlineMigrations } from '#app/online-migrations.ts';
import { routinesFiles } from '#app/routines.ts';
import { migrate } from '#platform/db/migrate.ts';
import { poolOn } from '#platform/db/server-pool.ts';
import { statementName } from '#platform/db/statement-name.ts';
import { fill } from './backoffice/fill.ts';
import { type Facts, type List, listsOf, USUAL } from './backoffice/lists.ts';
import { literal } from './pgbench.ts';

const TIMES = 20;
const MAX_MS = 50;
const PEOPLE = 60;

const { values: options } = parseArgs({ options: { fill: { type: 'string' }, only: { type: 'string' } } });
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL names the database that is measured.');
const setup = poolOn(url, { max: 2, report: console.error });
await migrate(setup, { routines: routinesFiles(modules.map(({ name }) => name)), online: onlineMigrations });
await setup.end();
if (options.fill) await fill(url, Number(options.fill));

const pool = poolOn(url, { max: 1, report: console.error });
const client = await pool.connect();
const { pid = 0 } = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0] ?? {};
const facts = await look(client);
console.log(`${facts.members} members; each list ${TIMES} times, milliseconds\n`);
console.log('| List | median | longest | median on the server | CPU of the server |\n| --- | --- | --- | --- | --- |');
let late = 0;
for (const list of listsOf(facts).filter(({ name }) => name.includes(options.only ?? ''))) {
  const { median, longest, server, cpu } = await measure(client, list);
  if (Math.min(median, server) > MAX_MS) late += 1;
  const shown = [median, longest, server, cpu].map((ms) => (ms > MAX_MS ? `**${ms.toFixed(1)}**` : ms.toFixed(1)));
  console.log(`| ${list.name} | ${shown.join(' | ')} |`);
}
client.release();
await pool.end();
console.log(`\n${late} over ${MAX_MS} ms`);
process.exit(late > 0 ? 1 : 0);

/** Values that are there to be asked for. */
async function look(sql: pg.PoolClient): Promise<Facts> {
  const rows = async <Row extends pg.QueryResultRow>(text: string) => (await sql.query<Row>(text)).rows;
  const [{ members } = { members: 0 }] = await rows<{ members: number }>(
    "select max(id)::int as members from accounts where kind = 'member'",
  );
  const people = await rows<Facts['people'][number]>(
    `select a.id, a.email, m.name from generate_series(1, ${PEOPLE}) n join accounts a on a.id = n * ${Math.floor(members / PEOPLE)} - 3 join members m on m.id = a.id where a.email is not null`,
  );
  const pending = await rows<{ id: number }>(
    `select id from photos where status = 'pending' order by created_at, id limit 500`,
  );
  const reports = await rows<{ reference: string }>('select reference from reports order by id desc limit 20');
  return {
    members,
    people,
    pending: pending.map(({ id }) => id),
    references: reports.map(({ reference }) => reference),
  };
}

interface Times {
  median: number;
  longest: number;
  server: number;
  cpu: number;
}

/**
 * Milliseconds of a list as who asks sees them, with the way there and back, and on the server alone; other values each time. The first
 * time does not count: it is planned, and read from the disk. Whatever it writes is undone.
 */
async function measure(sql: pg.PoolClient, { name, query, given }: List): Promise<Times> {
  const valuesOf = (n: number) => {
    const known = { ...USUAL, ...given(n) };
    return query.names.map((key) => {
      if (!(key in known)) throw new Error(`${name} has no value for ${key}.`);
      return known[key];
    });
  };
  const once = async (n: number) => {
    const values = valuesOf(n);
    await sql.query('begin');
    const from = performance.now();
    await sql.query({ name: statementName(query.text), text: query.text, values });
    const took = performance.now() - from;
    await sql.query('rollback');
    return took;
  };
  await once(TIMES);
  const times: number[] = [];
  const before = cpuMs();
  for (let n = 0; n < TIMES; n += 1) times.push(await once(n));
  const cpu = (cpuMs() - before) / TIMES;
  const sorted = times.toSorted((a, b) => a - b);
  await sql.query(`prepare explained as ${query.text}`);
  const server: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const call = `execute explained(${valuesOf(n).map(quoted).join(', ')})`;
    await sql.query('begin');
    const plan = await sql.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
      `explain (analyze, timing off, format json) ${call}`,
    );
    await sql.query('rollback');
    server.push(plan.rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0);
  }
  await sql.query('deallocate explained');
  return {
    median: sorted[TIMES / 2] ?? 0,
    longest: sorted.at(-1) ?? 0,
    server: server.toSorted((a, b) => a - b)[TIMES / 2] ?? 0,
    cpu,
  };
}

function quoted(value: unknown): string {
  return value === null ? 'null' : `'${literal(value).replaceAll("'", "''")}'`;
}

/** What the server's process has used so far; the time that it waited for a core is not in it. Not a number where it runs elsewhere. */
function cpuMs(): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}
