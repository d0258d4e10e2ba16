import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect } from 'vitest';
import { openEmbedded } from '#platform/db/embedded.ts';
import { startPostgres, type TestPostgres } from './servers.ts';

export const ENCRYPTION_KEYS = `test:${'A'.repeat(43)}`;
const PASSPHRASE = 'correct horse battery staple';
const folders: string[] = [];
const servers: TestPostgres[] = [];
/** After all tests of a file. */
export async function removeMachines(): Promise<void> {
  for (const server of servers) await server.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
export const newFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `kindling-${name}-`));
  folders.push(folder);
  return folder;
};

export type Environment = Record<string, string>;
type Ask = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

/** A machine with nothing on it. */
export interface Machine {
  env: Environment;
  /** Asks its database while no server has it open. */
  ask: Ask;
}

export async function machine(kind: 'server' | 'embedded', backups: string): Promise<Machine> {
  const env = { DATA_DIR: newFolder('machine'), ENCRYPTION_KEYS, BACKUP_DIR: backups };
  if (kind === 'server') {
    const postgres = await startPostgres();
    servers.push(postgres);
    return { env: { ...env, DATABASE_URL: postgres.url }, ask: postgres.ask };
  }
  return {
    env,
    async ask<Row extends pg.QueryResultRow>(text: string) {
      const { pool, close } = await openEmbedded(env.DATA_DIR);
      return pool
        .query<Row>(text)
        .then(({ rows }) => rows)
        .finally(close);
    },
  };
}

/** A command of ours, in a process of its own. */
export function run(script: string, env: Environment, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BACKUP_PASSPHRASE: PASSPHRASE, ...env },
  });
  return { status, out: stdout, err: stderr };
}
export const cli = (env: Environment, ...words: string[]) => run('tools/cli/cli.ts', env, ...words);
/** @returns what a command printed that did what it should. */
export function done({ status, out, err }: ReturnType<typeof run>): string {
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
}
