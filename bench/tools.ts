import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError } from './options.ts';

export interface Tools {
  wrk: string;
  pgbench: string;
  initdb: string;
  postgres: string;
  redis: string;
}

const DEBIAN = '/usr/lib/postgresql';

/**
 * @param needed whether a figure is measured with `wrk`; else it may be missing, and its path is empty.
 * @throws BenchError that names what is missing and the Debian packages with it.
 */
export function findTools(needed: { wrk: boolean } = { wrk: true }): Tools {
  const folders = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const missing: string[] = [];
  const find = (...names: string[]): string => {
    for (const name of names) {
      const packaged = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
      const found = packaged ?? spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
      if (found) return found;
    }
    missing.push(names.join(' or '));
    return '';
  };
  const tools = {
    wrk: needed.wrk ? find('wrk') : '',
    pgbench: find('pgbench'),
    initdb: find('initdb'),
    postgres: find('postgres'),
    redis: find('redis-server', 'valkey-server'),
  };
  if (missing.length)
    throw new BenchError(
      `Not on this machine: ${missing.join(', ')}. On Debian: apt install wrk postgresql postgresql-contrib redis-server.`,
    );
  return tools;
}

/** The first line of what a program says about its version. */
export function versionOf(program: string, ...args: string[]): string {
  const outcome = spawnSync(program, args.length ? args : ['--version'], { encoding: 'utf8' });
  return (outcome.stdout || outcome.stderr || '').split('\n')[0]?.trim() ?? '';
}
