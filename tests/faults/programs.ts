import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps the servers of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb and postgres; the newest there is. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...searchPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The path of a program, looked up where administrators' programs are as well. */
export function program(...names: string[]): string | undefined {
  for (const name of names) {
    const folder = [...searchPath(), '/usr/sbin', '/sbin'].find((place) => existsSync(join(place, name)));
    if (folder) return join(folder, name);
  }
  return undefined;
}

const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/** PostgreSQL refuses to run as root: then it runs as its own user. */
export function asDatabaseUser(command: string, args: string[]): [command: string, args: string[]] {
  if (process.getuid?.() !== 0) return [command, args];
  const user = databaseUser();
  const group = idOf('-g', user);
  return ['setpriv', [`--reuid=${user}`, `--regid=${group}`, '--clear-groups', command, ...args]];
}

/** Who PostgreSQL runs as when this is root: its own user, or nobody. */
export function databaseUser(): string {
  return spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
}

/** Numeric id of a user (`-u`) or its group (`-g`). */
export const idOf = (what: '-u' | '-g', user: string): number =>
  Number(spawnSync('id', [what, user], { encoding: 'utf8' }).stdout);

/** Runs a program to its end. @throws with what it printed when it fails. */
export function run(command: string, args: string[]): SpawnSyncReturns<string> {
  const outcome = spawnSync(command, args, { encoding: 'utf8' });
  if (outcome.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${outcome.stdout}${outcome.stderr}`);
  return outcome;
}
