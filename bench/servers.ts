import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../tests/free-port.ts';
import { end, waitFor } from './processes.ts';
import type { Tools } from './tools.ts';

export const root = join(import.meta.dirname, '..');

export interface Server {
  url: string;
  stop(): Promise<void>;
}

const GIGABYTE = 2 ** 30;

/** What differs from PostgreSQL's own defaults. Durability is as it comes: every commit waits for the disk. */
export const SETTINGS: Record<string, string> = {
  shared_buffers: `${Math.max(1, Math.min(8, Math.floor(totalmem() / 4 / GIGABYTE)))}GB`,
  effective_cache_size: `${Math.max(1, Math.floor(totalmem() / 2 / GIGABYTE))}GB`,
  maintenance_work_mem: '512MB',
  max_connections: '200',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
};

/** Starts a PostgreSQL of the bench's own; its data stay in `folder`. PostgreSQL refuses to run as root. */
export async function startPostgres(tools: Tools, folder: string): Promise<Server> {
  const data = join(folder, 'postgres');
  const socket = join(folder, 'socket');
  const port = await freePort();
  mkdirSync(socket, { recursive: true });
  chmodSync(folder, 0o711);
  const root = process.getuid?.() === 0;
  const user = root && spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  const drop = root ? ['setpriv', `--reuid=${user}`, `--regid=${groupOf(user)}`, '--clear-groups'] : [];
  if (!existsSync(data)) mkdirSync(data);
  if (root) for (const path of [data, socket]) spawnSync('chown', ['-R', user, path]);
  chmodSync(data, 0o700);
  if (!existsSync(join(data, 'PG_VERSION')))
    must([...drop, tools.initdb, '-D', data, '-U', 'kindling', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const place = ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, '-k', socket];
  const child = background([...drop, tools.postgres, ...place, ...settings], join(folder, 'postgres.log'));
  const url = `postgres://kindling@127.0.0.1:${port}/postgres`;
  await orStop(child, () => waitFor('PostgreSQL', 120_000, () => answersSql(url)));
  return { url, stop: () => end(child, 'SIGINT') };
}

export async function startRedis(tools: Tools, folder: string): Promise<Server> {
  const port = await freePort();
  const place = ['--bind', '127.0.0.1', '--port', `${port}`, '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = background([tools.redis, ...place], join(folder, 'redis.log'));
  await setTimeout(500);
  return { url: `redis://127.0.0.1:${port}`, stop: () => end(child) };
}

/** One process of the product. */
export interface Product extends Server {
  port: number;
  pid: number;
  /** Bytes held after a garbage collection. */
  memory(): Promise<NodeJS.MemoryUsage>;
}

interface Needs {
  databaseUrl: string;
  redisUrl: string;
  dataDir: string;
  log: string;
  publicUrl?: string;
}

/**
 * Starts the product as `npm start` does. As a demo, since its members have passwords that a live site refuses; of more
 * than 20,000 members the demo leaves the activity as it is.
 */
export async function startProduct(needs: Needs, environment: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    MODE: 'demo',
    LOG_LEVEL: 'error',
    DATABASE_URL: needs.databaseUrl,
    REDIS_URL: needs.redisUrl,
    DATA_DIR: needs.dataDir,
    PORT: `${port}`,
    ...(needs.publicUrl && { PUBLIC_URL: needs.publicUrl }),
    ...environment,
  };
  const probe = join(import.meta.dirname, 'children', 'probe.ts');
  const child = background(
    [process.execPath, '--expose-gc', '--import', probe, 'src/main.ts'],
    needs.log,
    env as NodeJS.ProcessEnv,
  );
  const url = `http://127.0.0.1:${port}`;
  await orStop(child, () => waitFor('The product', 120_000, async () => (await fetch(`${url}/readyz`)).ok));
  return {
    url,
    port,
    pid: child.pid ?? 0,
    stop: () => end(child),
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (told: { memory: NodeJS.MemoryUsage }) => resolve(told.memory));
        child.send('memory');
      }),
  };
}

/**
 * Starts the bare server that pages and photos are compared with.
 * @param folder of files that it serves; none if empty.
 * @param page whose bytes it answers at `/copy`.
 */
export async function startBare(log: string, folder = '', page = ''): Promise<Server & { port: number; pid: number }> {
  const port = await freePort();
  const script = join(import.meta.dirname, 'children', 'bare.ts');
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  const child = background([process.execPath, script, `${port}`, folder, page], log, env);
  const url = `http://127.0.0.1:${port}`;
  await orStop(child, () => waitFor('The bare server', 30_000, async () => (await fetch(url)).ok));
  return { url, port, pid: child.pid ?? 0, stop: () => end(child) };
}

function background(command: string[], log: string, env = process.env): ChildProcess {
  const [program = '', ...args] = command;
  const file = openSync(log, 'a');
  const stdio = env === process.env ? ['ignore', file, file] : ['ignore', file, file, 'ipc'];
  const child = spawn(program, args, { cwd: root, env, stdio: stdio as 'ignore'[] });
  closeSync(file);
  child.on('error', (error) => console.error(error));
  child.once('exit', (code) => {
    if (code) console.error(`${program} ended with ${code}:\n${readFileSync(log, 'utf8').slice(-2000)}`);
  });
  return child;
}

async function orStop(child: ChildProcess, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await end(child);
    throw error;
  }
}

function must(command: string[]): void {
  const [program = '', ...args] = command;
  const outcome = spawnSync(program, args, { encoding: 'utf8' });
  if (outcome.status !== 0) throw new Error(`${command.join(' ')} failed: ${outcome.stderr || outcome.error}`);
}

const groupOf = (user: string) => spawnSync('id', ['-g', user], { encoding: 'utf8' }).stdout.trim();

async function answersSql(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
  return true;
}
