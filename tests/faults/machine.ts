import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedFile, variablesIn } from './deployed.ts';
import { asDatabaseUser, program, run } from './programs.ts';
import { giveToDatabaseUser } from './servers.ts';

export type Engine = 'etcd' | 'patroni' | 'redis' | 'sentinel';

/** Ports of a machine, which all are on this one. */
export interface Ports {
  etcd: number;
  peer: number;
  api: number;
  postgres: number;
  redis: number;
  sentinel: number;
}

/** One of the three machines that keep data, with the engines of `deploy/`. */
export interface Machine {
  name: string;
  ports: Ports;
  start(...engines: Engine[]): void;
  /** Prepares the repository that all three archive into. Its PostgreSQL must lead. */
  createStanza(): void;
  /** Ends engines at once; of PostgreSQL all its processes. */
  kill(...what: (Engine | 'postgres')[]): void;
  /** Stops its PostgreSQL and Patroni, or all of it, which stand still with all that they have promised. */
  freeze(whole?: 'machine'): void;
  thaw(): void;
  isRunning(): boolean;
  /** The last lines that its engines said, for who looks into a failure. */
  said(): string;
}

export const ENGINES: Engine[] = ['etcd', 'patroni', 'redis', 'sentinel'];
export const ADDRESSES = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];

/** Prepares a machine, whose engines start by `start`. @param all the ports of all three. @param place which of them it is. */
export function machineOf(folder: string, all: readonly Ports[], place: number): Machine {
  const name = `data${place + 1}`;
  const ports = all[place];
  if (!ports) throw new Error(`There is no machine ${place}.`);
  const own = join(folder, name);
  for (const path of [
    own,
    join(own, 'etcd'),
    join(own, 'redis'),
    join(own, 'sentinel'),
    join(own, 'run'),
    join(own, 'wal'),
  ]) {
    mkdirSync(path, { mode: 0o700 });
    giveToDatabaseUser(path);
  }
  const put = (file: string, text: string) => {
    const path = join(own, file);
    writeFileSync(path, text);
    giveToDatabaseUser(path);
    return path;
  };
  const running = new Map<Engine, ChildProcess>();
  const archive = {
    PGBACKREST_CONFIG: put('pgbackrest.conf', archiveIn(own)),
    PGBACKREST_REPO1_TYPE: 'posix',
    PGBACKREST_REPO1_PATH: join(folder, 'repository'),
    PGBACKREST_LOCK_PATH: join(own, 'wal'),
    PGBACKREST_PG1_PORT: String(ports.postgres),
  };
  const starts = startsOf({ name, ports, own, all, place, put });
  starts.patroni.env = archive;
  const postgres = () => postgresIn(join(own, 'postgres'));
  const database = () => [...[running.get('patroni')?.pid ?? []].flat(), ...postgres()];
  const pids = () => [...[...running.values()].flatMap(({ pid }) => pid ?? []), ...postgres()];
  return {
    name,
    ports,
    start(...engines) {
      for (const engine of engines) {
        const { command, args, env } = starts[engine];
        const log = openSync(join(own, `${engine}.log`), 'a');
        const child = spawn(...asDatabaseUser(command, args), {
          cwd: own,
          env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
          stdio: ['ignore', log, log],
        });
        running.set(engine, child);
        child.once('exit', () => running.get(engine) === child && running.delete(engine));
      }
    },
    createStanza() {
      const environment = Object.entries(archive).map(([variable, value]) => `${variable}=${value}`);
      run(...asDatabaseUser('env', [...environment, 'pgbackrest', '--stanza=kindling', 'stanza-create']));
    },
    kill(...what) {
      for (const one of what) {
        if (one === 'postgres') signal(postgres(), 'SIGKILL');
        else running.get(one)?.kill('SIGKILL');
      }
    },
    freeze: (whole) => signal(whole ? pids() : database(), 'SIGSTOP'),
    thaw: () => signal(pids(), 'SIGCONT'),
    isRunning: () => pids().length > 0,
    said: () =>
      readdirSync(own)
        .filter((file) => file.endsWith('.log'))
        .map((file) => `${name} ${file}:\n${readFileSync(join(own, file), 'utf8').split('\n').slice(-15).join('\n')}`)
        .join('\n'),
  };
}

const archiveIn = (own: string): string =>
  deployedFile('pgbackrest.conf', [
    ['/var/lib/postgresql/15/kindling', join(own, 'postgres')],
    ['/var/run/postgresql', join(own, 'run')],
    ['/var/spool/pgbackrest', join(own, 'wal')],
    ['/var/log/pgbackrest', join(own, 'wal')],
  ]);

function signal(pids: number[], by: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, by);
    } catch {
      // It has ended by itself.
    }
  }
}

/** The processes of the PostgreSQL in a folder; the first is the one that starts the others. */
function postgresIn(data: string): number[] {
  try {
    const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (!readFileSync(`/proc/${first}/cmdline`, 'utf8').includes(data)) return [];
    const others = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === first);
    return [first, ...others.map(Number)];
  } catch {
    return [];
  }
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

interface Place {
  name: string;
  ports: Ports;
  own: string;
  all: readonly Ports[];
  place: number;
  put: (file: string, text: string) => string;
}

type Starts = Record<Engine, { command: string; args: string[]; env?: Record<string, string> }>;

/** How each engine starts from its file, with this machine's name, ports and folders instead of the first one's. */
function startsOf({ name, ports, own, all, place, put }: Place): Starts {
  const here = (port: number) => `127.0.0.1:${port}`;
  const each = (port: string, of: (ports: Ports) => number) =>
    ADDRESSES.map((address, at): [string, string] => [`${address}:${port}`, here(of(all[at] ?? ports))]);
  const etcd = deployedFile('etcd.env', [
    ['ETCD_NAME=data1', `ETCD_NAME=${name}`],
    ['CLIENT_URLS=http://10.0.0.11:2379', `CLIENT_URLS=http://${here(ports.etcd)}`],
    ['PEER_URLS=http://10.0.0.11:2380', `PEER_URLS=http://${here(ports.peer)}`],
    ...each('2380', ({ peer }) => peer),
    ['/var/lib/etcd/kindling', join(own, 'etcd', 'data')],
  ]);
  const patroni = deployedFile('postgresql.yml', [
    ['name: data1', `name: ${name}`],
    ...each('2379', (other) => other.etcd),
    ['10.0.0.11:8008', here(ports.api)],
    ['10.0.0.11:5432', here(ports.postgres)],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/var/lib/postgresql/15/kindling', join(own, 'postgres')],
    ['/var/lib/postgresql/patroni.pgpass', join(own, 'pgpass')],
    ['/var/run/postgresql', join(own, 'run')],
  ]);
  const redis = deployedFile('redis.conf', [
    ['bind 10.0.0.11', 'bind 127.0.0.1'],
    ['port 6379', `port ${ports.redis}`],
    ['/var/lib/redis', join(own, 'redis')],
  ]);
  const follows = place === 0 ? '' : `replicaof 127.0.0.1 ${all[0]?.redis}\n`;
  const sentinel = deployedFile('sentinel.conf', [
    ['bind 10.0.0.11', 'bind 127.0.0.1'],
    ['port 26379', `port ${ports.sentinel}`],
    ['monitor kindling 10.0.0.11 6379', `monitor kindling 127.0.0.1 ${all[0]?.redis}`],
    ['/var/lib/redis', join(own, 'sentinel')],
  ]);
  const server = program('redis-server', 'valkey-server') ?? '';
  return {
    etcd: { command: program('etcd') ?? '', args: [], env: variablesIn(etcd) },
    patroni: { command: program('patroni') ?? '', args: [put('postgresql.yml', patroni)] },
    redis: { command: server, args: [put('redis.conf', redis + follows)] },
    sentinel: { command: server, args: [put('sentinel.conf', sentinel), '--sentinel'] },
  };
}
