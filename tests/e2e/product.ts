import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { putEmpty } from '../cache/embedded.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { freePort } from '../free-port.ts';
import { withDatabase } from '../template-url.ts';

const root = join(import.meta.dirname, '..', '..');
/** Milliseconds: the first start fills the demo. */
const READY_TIMEOUT_MS = 120_000;

/** Starts the real product once for all browser tests and for the documentation's pictures, on the embedded database or on the servers that the environment names. */
export default async function startProduct(): Promise<() => Promise<void>> {
  // One that runs already, while somebody writes tests.
  if (process.env.PRODUCT_URL) return async () => {};
  ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'kindling-e2e-'));
  const port = await freePort();
  const servers = await namedServers();
  const product = await serveDemo({ folder, port, environment: servers.environment });
  process.env.PRODUCT_URL = product.url;
  return async () => {
    const complaints = await product.stop();
    await servers.remove();
    await rm(folder, { recursive: true, force: true });
    if (complaints.length) throw new Error(`The server complained:\n${complaints.join('\n')}`);
  };
}

interface Demo {
  folder: string;
  port: number;
  environment?: Record<string, string>;
  /** Where the product lies, with what was built of it. */
  root?: string;
  /** What answers once it serves; one without a site is never ready. */
  probe?: string;
}

/** Starts the real product on a folder. @returns its address and process, and what ends it and tells what it printed that is no announcement. */
export async function serveDemo({ folder, port, environment = {}, root: cwd = root, probe = '/readyz' }: Demo) {
  // The fault tests start it on nothing at all.
  if (!environment.DATABASE_URL && !existsSync(join(folder, 'pg'))) await putEmpty(folder);
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      MODE: 'demo',
      DEMO_MEMBERS: process.env.DEMO_MEMBERS ?? '120',
      LOG_LEVEL: 'error',
      // Tests may come from any country.
      GEOIP_HEADER: 'x-country',
      // Tests make their people by a route that exists only with this key.
      ...(process.env.TEST_KEY && { TEST_KEY: process.env.TEST_KEY }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = listenTo(server);
  let said = '';
  server.stdout?.on('data', (text: string) => {
    said += text;
  });
  const url = `http://localhost:${port}`;
  await ready(url + probe, server, complaints);
  return {
    url,
    /** What it printed so far. */
    said: () => said,
    pid: server.pid ?? 0,
    stop: async (): Promise<string[]> => {
      await end(server);
      return complaints;
    },
  };
}

/** What the server printed that is no announcement: with LOG_LEVEL=error every line of its log is a failure. */
function listenTo(server: ChildProcess): string[] {
  const complaints: string[] = [];
  server.stderr?.setEncoding('utf8').on('data', (text: string) => complaints.push(text.trim()));
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    complaints.push(...text.split('\n').filter((line) => line.startsWith('{')));
  });
  return complaints;
}

async function ready(url: string, server: ChildProcess, complaints: string[]): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${complaints.join('\n')}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    if (Date.now() > deadline) {
      await end(server);
      throw new Error(`The server was not ready in time:\n${complaints.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
}

/** TEST_DATABASE_URL and TEST_REDIS_URL: a fresh database on the one, and the other as it is. */
export async function namedServers(): Promise<{ environment: Record<string, string>; remove(): Promise<void> }> {
  const { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis } = process.env;
  const environment: Record<string, string> = redis ? { REDIS_URL: redis } : {};
  if (!database) return { environment, remove: async () => {} };
  const name = `kindling_e2e_${randomUUID().replaceAll('-', '')}`;
  await onServer(database, `create database ${name}`);
  return {
    environment: { ...environment, DATABASE_URL: withDatabase(database, name) },
    remove: () => onServer(database, `drop database ${name} with (force)`),
  };
}

async function onServer(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}
