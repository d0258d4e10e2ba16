// Measures the product beside its limits, prints a table, and writes a report.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { chatting } from './figures/chatting.ts';
import type { Figure, Row } from './figures/figure.ts';
import { flood } from './figures/flood.ts';
import { hanging } from './figures/hanging.ts';
import { idle } from './figures/idle.ts';
import { landers } from './figures/landers.ts';
import { live } from './figures/live.ts';
import { logins } from './figures/logins.ts';
import { media } from './figures/media.ts';
import { opening } from './figures/opening.ts';
import { pages } from './figures/pages.ts';
import { partitions } from './figures/partitions.ts';
import { paying } from './figures/paying.ts';
import { explained, plans } from './figures/plans.ts';
import { chats, likes, poll, profile, suggestions } from './figures/reading.ts';
import { receipts } from './figures/receipts.ts';
import { search } from './figures/search.ts';
import { send } from './figures/send.ts';
import { soak, soakEmbedded } from './figures/soak.ts';
import { swipe } from './figures/swipe.ts';
import { upload } from './figures/upload.ts';
import { busyShare, describeMachine } from './machine.ts';
import { BenchError, FIGURES, type FigureName, type Options, readOptions } from './options.ts';
import { type Findings, plansText, reportOf, tableOf } from './report.ts';
import { median } from './rounds.ts';
import { root, SETTINGS, type Server, startPostgres, startRedis } from './servers.ts';
import { fill, openStage, type Stage } from './stage.ts';
import { findTools, type Tools, versionOf } from './tools.ts';

/** In this order; those that do not depend on the amount of data are measured at the largest size only. */
const FIGURE_OF: Record<FigureName, { run: Figure; everySize: boolean }> = {
  search: { run: search, everySize: true },
  suggestions: { run: suggestions, everySize: true },
  profile: { run: profile, everySize: true },
  chats: { run: chats, everySize: true },
  opening: { run: opening, everySize: false },
  chatting: { run: chatting, everySize: false },
  likes: { run: likes, everySize: true },
  send: { run: send, everySize: true },
  poll: { run: poll, everySize: true },
  pages: { run: pages, everySize: false },
  flood: { run: flood, everySize: false },
  paying: { run: paying, everySize: false },
  hanging: { run: hanging, everySize: false },
  landers: { run: landers, everySize: false },
  logins: { run: logins, everySize: false },
  media: { run: media, everySize: false },
  upload: { run: upload, everySize: false },
  idle: { run: idle, everySize: false },
  live: { run: live, everySize: false },
  swipe: { run: swipe, everySize: false },
  receipts: { run: receipts, everySize: false },
  plans: { run: plans, everySize: false },
  partitions: { run: partitions, everySize: true },
  soak: { run: soak, everySize: false },
  'soak-embedded': { run: soakEmbedded, everySize: false },
};

/** Measured by a load of our own (`node-load.ts`). */
const WITHOUT_WRK: readonly FigureName[] = ['flood', 'paying', 'hanging', 'partitions', 'soak', 'soak-embedded'];

const started: Server[] = [];
const quiet: number[] = [];
let stage: Stage | null = null;
let temporary: string | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    cleanUp().finally(() => process.exit(130));
  });

try {
  process.exitCode = await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function bench(options: Options): Promise<number> {
  const tools = findTools({ wrk: options.only.some((name) => !WITHOUT_WRK.includes(name)) });
  const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'kindling-bench-'));
  if (!options.keep) temporary = folder;
  mkdirSync(folder, { recursive: true });
  const redis = await startRedis(tools, folder);
  started.push(redis);
  const addresses = options.databases.length ? options.databases : await filled(options, tools, folder);
  const findings: Findings = {
    machine: describeMachine(root),
    versions: await versionsOf(tools, addresses[0] ?? ''),
    settings: options.databases.length ? {} : SETTINGS,
    foreign: 0,
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    rounds: options.rounds,
    seconds: options.seconds,
    stages: [],
    plans: explained,
  };
  for (const [place, url] of addresses.entries())
    findings.stages.push(await measure(options, tools, folder, redis.url, url, place === addresses.length - 1));
  findings.foreign = median(quiet);
  console.log(tableOf(findings));
  const out = options.out ?? join(root, '.cache', 'bench', 'performance.md');
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, reportOf(findings));
  if (explained.length) writeFileSync(join(dirname(out), 'plans.md'), plansText(explained));
  console.log(`\nOther programs used ${Math.round(findings.foreign * 100)} % of the machine. Written to ${out}.`);
  const broken = findings.stages.flatMap(({ rows }) => rows.flatMap((row) => row.broken ?? []));
  for (const sentence of broken) console.error(`BROKEN: ${sentence}`);
  return broken.length ? 1 : 0;
}

async function filled({ members }: Options, tools: Tools, folder: string): Promise<string[]> {
  console.log('Starting PostgreSQL ...');
  const postgres = await startPostgres(tools, folder);
  started.push(postgres);
  const addresses: string[] = [];
  for (const some of members) {
    console.log(`Filling ${some.toLocaleString('en')} members, unless they are there ...`);
    addresses.push(await fill(postgres.url, some, folder));
  }
  return addresses;
}

async function measure(
  { rounds, seconds, rate, messages, minutes, only }: Options,
  tools: Tools,
  folder: string,
  redisUrl: string,
  url: string,
  largest: boolean,
): Promise<Findings['stages'][number]> {
  console.log(`\nStarting the product on ${new URL(url).pathname.slice(1)} ...`);
  const opened = await openStage({ tools, rounds, seconds, rate, messages, minutes, url, redisUrl, folder });
  stage = opened;
  const rows: Row[] = [];
  for (const name of FIGURES) {
    const { run, everySize } = FIGURE_OF[name];
    if (!only.includes(name) || (!everySize && !largest)) continue;
    quiet.push(await busyShare());
    const began = performance.now();
    const found = await run(opened).catch((error: unknown) => [unmeasured(name, error)]);
    rows.push(...found);
    for (const row of found)
      console.log(`  ${row.figure}: ${row.result}${row.met === false ? `, wanted ${row.target}` : ''}`);
    console.log(`  (${name}: ${Math.round((performance.now() - began) / 1000)} s)`);
  }
  const { rows: sizes } = await opened.pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const { members } = opened;
  stage = null;
  await opened.close();
  return { members, size: sizes[0]?.size ?? '', rows };
}

/** One figure that fails spoils neither the others nor the time they took. */
function unmeasured(name: FigureName, error: unknown): Row {
  console.error(error);
  const says = error instanceof Error ? error.message : String(error);
  const empty = { limit: '', ours: '', target: '', cpu: '', met: null };
  return { ...empty, figure: name, result: 'not measured', broken: `${name} could not be measured: ${says}` };
}

async function versionsOf(tools: Tools, url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return {
    PostgreSQL: rows[0]?.server_version ?? '',
    Redis: versionOf(tools.redis),
    Load: [wrkVersion(tools), versionOf(tools.pgbench)].filter(Boolean).join(', '),
  };
}

function wrkVersion({ wrk }: Tools): string {
  if (!wrk) return '';
  return versionOf(wrk, '-v')
    .replace(/Copyright.*/, '')
    .trim();
}

async function cleanUp(): Promise<void> {
  await stage?.close().catch((error: unknown) => console.error(error));
  stage = null;
  for (const server of started.splice(0).reverse()) await server.stop();
  if (temporary) rmSync(temporary, { recursive: true, force: true });
  temporary = null;
}
