import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PLANNING } from '#platform/db/server-pool.ts';
import { openLog } from '#platform/log/log.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { TRAITS } from '#product/members/contract.ts';
import { sitesOf } from '#product/sites/sites.ts';
import { ingestPortraits, readPortraitPeople } from '../src/demo/portraits.ts';
import { familySeconds, processSeconds } from './machine.ts';
import { findPeople, PAIRS, type People } from './people.ts';
import { outputOf } from './processes.ts';
import { openRecorder, type Recorder } from './recorder.ts';
import type { Sample } from './rounds.ts';
import { type Product, root, startProduct } from './servers.ts';
import type { Tools } from './tools.ts';

export type Told = Omit<Sample, 'nodeCpu' | 'databaseCpu'>;

/** A filled database with the product running on it: what a figure is measured on. */
export interface Stage {
  tools: Tools;
  rounds: number;
  seconds: number;
  /** Live messages a second, and the least number of messages to read among. */
  rate: number;
  messages: number;
  minutes: number;
  members: number;
  url: string;
  redisUrl: string;
  folder: string;
  /** The product's own folder, with its keys. */
  dataDir: string;
  pool: pg.Pool;
  people: People;
  recorder: Recorder;
  /** Two processes on the same database and Redis. */
  products: [Product, Product];
  price: number;
  freeConversations: number;
  /** Starts one more process of the product. */
  start(environment?: Record<string, string>): Promise<Product>;
  /**
   * Runs a load and adds what it cost: the Node processes by their ids, and the whole PostgreSQL server. A load that
   * warms up first says by `begin` from when on it counts.
   */
  costed(nodes: readonly number[], work: (begin: () => void) => Promise<Told>): Promise<Sample>;
  close(): Promise<void>;
}

export interface Ground {
  tools: Tools;
  rounds: number;
  seconds: number;
  rate: number;
  messages: number;
  minutes: number;
  url: string;
  redisUrl: string;
  folder: string;
}

export async function fill(serverUrl: string, members: number, folder: string): Promise<string> {
  const name = `members_${members}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const stamp = join(folder, `${name}.filled`);
  if (existsSync(stamp)) return url.href;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  await outputOf(process.execPath, ['tools/seed/seed.ts', '--members', `${members}`], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url.href, DATA_DIR: join(folder, 'data') },
  });
  writeFileSync(stamp, new Date().toISOString());
  return url.href;
}

/** Starts the product on a filled database and finds whom to act as. */
export async function openStage(ground: Ground): Promise<Stage> {
  const { url, redisUrl, folder } = ground;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const needs = { databaseUrl: url, redisUrl, dataDir, log: join(folder, 'product.log') };
  // As on the product's own connections; which kind of plan is for each figure to say.
  const pool = new pg.Pool({ connectionString: url, max: 10, options: `-c jit=${PLANNING.jit}` });
  const first = await searchByAll(pool)
    .then(() => startProduct(needs))
    .catch(async (error) => {
      await pool.end();
      throw error;
    });
  try {
    const publicUrl = `http://localhost:${first.port}`;
    const products: [Product, Product] = [first, await startProduct({ ...needs, publicUrl })];
    await beInTonight(pool);
    await providePictures(pool, dataDir);
    const people = await findPeople(pool);
    const { rows } = await pool.query<{ count: number }>('select count(*) - $1 as count from members', [2 * PAIRS]);
    const log = openLog({ logLevel: 'error' });
    const sites = sitesOf({ query: (query) => pool.query(query) }, { address: 'http://localhost', log });
    const { settings } = await sites.byHost('');
    const postmaster = await postmasterOf(pool);
    const recorder = await openRecorder(pool, dataDir);
    return {
      ...ground,
      dataDir,
      members: rows[0]?.count ?? 0,
      pool,
      people,
      recorder,
      products,
      price: settings.message_credits,
      freeConversations: settings.free_conversations,
      start: (environment) => startProduct(needs, environment),
      async costed(nodes, work) {
        const spent = () => nodes.reduce((all, pid) => all + processSeconds(pid), 0);
        let [node, database] = [spent(), familySeconds(postmaster)];
        const told = await work(() => {
          [node, database] = [spent(), familySeconds(postmaster)];
        });
        const each = (seconds: number) => (seconds * 1000) / Math.max(1, told.answers);
        return { ...told, nodeCpu: each(spent() - node), databaseCpu: each(familySeconds(postmaster) - database) };
      },
      async close() {
        await recorder.close();
        await Promise.all(products.map((product) => product.stop()));
        await pool.end();
      },
    };
  } catch (error) {
    await first.stop();
    await pool.end().catch(() => undefined);
    throw error;
  }
}

/** The server's first process, the parent of every connection's; only on this machine. */
async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const status = readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** Every filter is one that the site has: the others would be left aside. */
async function searchByAll(pool: pg.Pool): Promise<void> {
  const fields = ['gender', 'country', 'countryregion', 'min_age', 'max_age', ...TRAITS];
  await pool.query("update sites set settings = settings || jsonb_build_object('search_fields', $1::text[])", [fields]);
}

/** In a database that was filled a while ago nobody is online any more: one in a hundred members comes in. */
async function beInTonight(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ quiet: boolean }>(
    `select coalesce(max(last_active) < now() - interval '10 minutes', false) as quiet from member_search where visible`,
  );
  if (rows[0]?.quiet)
    await pool.query(
      `update member_search set last_active = now() - (member_id % 600) * interval '1 second'
        where visible and hashint8(member_id) % 100 = 0`,
    );
  await pool.query('vacuum analyze member_search');
  await pool.query('checkpoint');
}

async function providePictures(pool: pg.Pool, dataDir: string): Promise<void> {
  const storage = await openStorage({ s3: null, dataDir });
  const { rows } = await pool.query<{ hash: string }>('select hash from media_files limit 1');
  if (!rows[0] || (await storage.exists(`media/${rows[0].hash}/original.webp`))) return;
  await ingestPortraits(storage, readPortraitPeople());
}
