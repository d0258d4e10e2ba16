import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { until } from './client.ts';
import { areWhole, etcdState, membersOf, roleAt } from './cluster-state.ts';
import { deployedFile, variablesIn } from './deployed.ts';
import { ADDRESSES, ENGINES, type Machine, machineOf, type Ports } from './machine.ts';
import { asDatabaseUser, program } from './programs.ts';
import { giveToDatabaseUser, newFolder } from './servers.ts';

/** Three machines with etcd, PostgreSQL under Patroni, Redis and sentinels, and HAProxy before them, all from `deploy/`. */
export interface Cluster {
  folder: string;
  machines: readonly Machine[];
  /** What the file of the product's environment says of database and Redis. */
  environment: Record<string, string>;
  /** Asks the primary by HAProxy. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Which machine leads, and which other one has every commit. Waits until there are both. */
  leader(): Promise<{ leader: Machine; standby: Machine }>;
  /** Whether one leads and both others follow it closely, one of them with every commit. */
  isWhole(): Promise<boolean>;
  switchover(): Promise<void>;
  etcdLeader(): Promise<Machine>;
  redisMaster(): Promise<Machine>;
  said(): string;
  remove(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = newFolder('cluster');
  const all: Ports[] = [];
  for (const _ of ADDRESSES)
    all.push({
      etcd: await freePort(),
      peer: await freePort(),
      api: await freePort(),
      postgres: await freePort(),
      redis: await freePort(),
      sentinel: await freePort(),
    });
  mkdirSync(join(folder, 'repository'), { mode: 0o700 });
  giveToDatabaseUser(join(folder, 'repository'));
  const machines = all.map((_, place) => machineOf(folder, all, place));
  const byName = (name: string) => machines.find((machine) => machine.name === name);
  const entry = await freePort();
  const proxy = startProxy(folder, entry, all);
  for (const machine of machines) machine.start('etcd', 'redis', 'sentinel');
  for (const machine of machines) machine.start('patroni');
  const end = () => {
    for (const machine of machines) machine.kill(...ENGINES, 'postgres');
    proxy.kill('SIGKILL');
  };
  process.once('exit', end);

  const members = membersOf(machines);
  const url = (database: string) => `postgres://kindling:change-me-kindling@127.0.0.1:${entry}/${database}`;
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], database = 'kindling') => {
    const client = new pg.Client({ connectionString: url(database), connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const cluster: Cluster = {
    folder,
    machines,
    environment: environmentOf(entry, all),
    ask,
    async leader() {
      let leader: Machine | undefined;
      let standby: Machine | undefined;
      await until('one leads and one follows', async () => {
        const now = await members();
        leader = byName(now.find(({ role }) => role === 'leader')?.name ?? '');
        standby = byName(now.find(({ role }) => role === 'sync_standby')?.name ?? '');
        return Boolean(leader && standby);
      });
      if (!leader || !standby) throw new Error('Nobody leads.');
      return { leader, standby };
    },
    async isWhole() {
      if (!areWhole(await members())) return false;
      const roles = await Promise.all(machines.map(roleAt));
      const states = await Promise.all(machines.map(etcdState));
      const isOne = (all: string[], one: string, others: string) =>
        all.filter((role) => role === one).length === 1 &&
        all.filter((role) => role === others).length === all.length - 1;
      return isOne(roles, 'master', 'slave') && isOne(states, 'StateLeader', 'StateFollower');
    },
    async switchover() {
      const { leader, standby } = await cluster.leader();
      const body = JSON.stringify({ leader: leader.name, candidate: standby.name });
      const reply = await fetch(`http://127.0.0.1:${leader.ports.api}/switchover`, { method: 'POST', body });
      if (!reply.ok) throw new Error(`It was not switched over: ${await reply.text()}`);
    },
    async etcdLeader() {
      for (const machine of machines) if ((await etcdState(machine)) === 'StateLeader') return machine;
      throw new Error('etcd has no leader.');
    },
    async redisMaster() {
      for (const machine of machines) if ((await roleAt(machine)) === 'master') return machine;
      throw new Error('Redis has no master.');
    },
    said: () =>
      [...machines.map((machine) => machine.said()), readFileSync(join(folder, 'haproxy.log'), 'utf8')].join('\n'),
    async remove() {
      end();
      process.removeListener('exit', end);
      await until('all have ended', () => !machines.some((machine) => machine.isRunning()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await until('three machines work together', cluster.isWhole, 120);
  (await cluster.leader()).leader.createStanza();
  await ask('create database kindling', [], 'postgres');
  return cluster;
}

function startProxy(folder: string, entry: number, all: readonly Ports[]): ChildProcess {
  const servers = all.map(({ postgres, api }, place): [string, string] => [
    `${ADDRESSES[place]}:5432 maxconn 100 check port 8008`,
    `127.0.0.1:${postgres} maxconn 100 check port ${api}`,
  ]);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, deployedFile('haproxy.cfg', [['127.0.0.1:5000', `127.0.0.1:${entry}`], ...servers]));
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  return spawn(...asDatabaseUser(program('haproxy') ?? '', ['-db', '-f', file]), { stdio: ['ignore', log, log] });
}

function environmentOf(entry: number, all: readonly Ports[]): Record<string, string> {
  const places = all.flatMap(({ postgres, sentinel }, place): [string, string][] => [
    [`${ADDRESSES[place]}:5432`, `127.0.0.1:${postgres}`],
    [`${ADDRESSES[place]}:26379`, `127.0.0.1:${sentinel}`],
  ]);
  const variables = variablesIn(deployedFile('kindling.env', [['127.0.0.1:5000', `127.0.0.1:${entry}`], ...places]));
  const { DATABASE_URL = '', DATABASE_REPLICA_URL = '', DATABASE_POOL = '', REDIS_URL = '' } = variables;
  return { DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_POOL, REDIS_URL };
}
