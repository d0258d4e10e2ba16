import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { deployedFile } from './deployed.ts';
import { asDatabaseUser, databaseUser, idOf, postgresFolder, program, run } from './programs.ts';

/** A server of a test's own that can be stopped and started again on the same port with the same data. */
export interface TestServer {
  port: number;
  url: string;
  start(): Promise<void>;
  /** @param signal how it is told to end: SIGTERM, SIGINT (fast), SIGQUIT (at once) or SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

export interface TestPostgres extends TestServer {
  folder: string;
  /** Asks the server as its owner, on a connection of its own. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A new folder that the database user may use. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `kindling-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export function giveToDatabaseUser(folder: string): void {
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u', databaseUser()), idOf('-g', databaseUser()));
}

/**
 * A PostgreSQL with an empty database and durable commits.
 * @param settings as in postgresql.conf.
 * @param environmentIn what the programs that it calls are told, besides this process's own; asked with the server's folder.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  environmentIn: (folder: string) => Record<string, string> = () => ({}),
): Promise<TestPostgres> {
  const folder = newFolder('postgres');
  const data = join(folder, 'data');
  for (const place of [data, join(folder, 'socket')]) {
    mkdirSync(place, { mode: 0o700 });
    giveToDatabaseUser(place);
  }
  const bin = postgresBin();
  const initdb = [
    '-D',
    data,
    '--username=kindling',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
    '--data-checksums',
  ];
  run(...asDatabaseUser(join(bin, 'initdb'), initdb));
  return postgresOn(folder, settings, environmentIn(folder));
}

/** A streaming copy of a running PostgreSQL. */
export async function startReplica(of: TestPostgres): Promise<TestPostgres> {
  const folder = newFolder('replica');
  for (const place of [join(folder, 'data'), join(folder, 'socket')]) {
    mkdirSync(place, { mode: 0o700 });
    giveToDatabaseUser(place);
  }
  const source = ['-h', '127.0.0.1', '-p', String(of.port), '-U', 'kindling'];
  const args = [
    '-D',
    join(folder, 'data'),
    ...source,
    '--wal-method=stream',
    '--write-recovery-conf',
    '--checkpoint=fast',
  ];
  run(...asDatabaseUser(join(postgresBin(), 'pg_basebackup'), args));
  return postgresOn(folder, {});
}

function postgresBin(): string {
  const bin = postgresFolder();
  if (!bin) throw new Error('PostgreSQL is not installed here: the tests of faults need its server.');
  return bin;
}

async function postgresOn(
  folder: string,
  settings: Record<string, string>,
  environment: Record<string, string> = {},
): Promise<TestPostgres> {
  const port = await freePort();
  const url = `postgres://kindling@127.0.0.1:${port}/postgres`;
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: join(folder, 'socket'),
    max_connections: '100',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = asDatabaseUser(join(postgresBin(), 'postgres'), ['-D', join(folder, 'data'), ...options]);
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const server = serverOn(command, folder, port, () => ask('select 1'), environment);
  await server.start();
  return { ...server, url, folder, ask };
}

/** A Redis that keeps nothing on disk. */
export async function startRedis(): Promise<TestServer & { socket: string }> {
  const redis = program('redis-server', 'valkey-server');
  if (!redis) throw new Error('Redis is not installed here: the tests of faults need its server.');
  const folder = newFolder('redis');
  const port = await freePort();
  const socket = join(folder, 'redis.sock');
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no'];
  const server = serverOn([redis, [...args, '--unixsocket', socket]], folder, port, () => answers(port));
  await server.start();
  return { ...server, url: `redis://127.0.0.1:${port}`, socket };
}

/** The PgBouncer of `deploy/` before a new database, with few connections; null where it is not installed. */
export async function startPooler(of: TestPostgres): Promise<TestServer | null> {
  const pooler = program('pgbouncer');
  if (!pooler) return null;
  await of.ask('create database kindling');
  const folder = newFolder('pooler');
  giveToDatabaseUser(folder);
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, '"kindling" "lamplight"\n', { mode: 0o644 });
  const file = join(folder, 'pgbouncer.ini');
  const settings = deployedFile('pgbouncer.ini', [
    ['port=5000', `port=${of.port}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', users],
    ['default_pool_size = 40', 'default_pool_size = 4'],
  ]);
  writeFileSync(file, settings, { mode: 0o644 });
  const server = serverOn(asDatabaseUser(pooler, ['-q', file]), folder, port, () => answers(port));
  await server.start();
  return { ...server, url: `postgres://kindling:lamplight@127.0.0.1:${port}/kindling` };
}

function answers(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

function serverOn(
  [command, args]: [string, string[]],
  folder: string,
  port: number,
  ready: () => Promise<unknown>,
  environment: Record<string, string> = {},
): Omit<TestServer, 'url'> {
  let child: ChildProcess | null = null;
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  return {
    port,
    async start() {
      const log = openSync(join(folder, 'log'), 'a');
      const started = spawn(command, args, {
        env: { ...process.env, ...environment },
        stdio: ['ignore', log, log],
      });
      child = started;
      for (let tries = 0; ; tries += 1) {
        const up = await ready().then(
          () => true,
          () => false,
        );
        if (up) return;
        if (started.exitCode !== null || tries > 300)
          throw new Error(`${command} did not start:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop,
    async remove() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
