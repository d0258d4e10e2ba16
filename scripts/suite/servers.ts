import { postgresFolder, program } from '../../tests/faults/programs.ts';
import { installServers, mayInstall } from './packages.ts';

interface Server {
  name: string;
  /** As Debian and Ubuntu call it. */
  package: string;
  present: () => boolean;
}

/** What the tests of faults start, stop and kill. */
const SERVERS: Server[] = [
  { name: 'PostgreSQL', package: 'postgresql', present: () => postgresFolder() !== undefined },
  { name: 'Redis', package: 'redis-server', present: () => program('redis-server', 'valkey-server') !== undefined },
  { name: 'PgBouncer', package: 'pgbouncer', present: () => program('pgbouncer') !== undefined },
];

/**
 * Makes sure that the servers' programs are on this machine, by installing those that are not.
 * @returns null when all are there, else a sentence that says what is missing.
 */
export function ensureServers(
  servers: Server[] = SERVERS,
  install: ((packages: string[]) => void) | null = mayInstall() ? installServers : null,
): string | null {
  const missing = () => servers.filter(({ present }) => !present());
  const wanted = missing();
  if (wanted.length && install) {
    console.log(`Installing ${listed(wanted.map(({ name }) => name))} ...`);
    install(wanted.map((server) => server.package));
  }
  const left = missing();
  if (left.length === 0) return null;
  const packages = left.map((server) => server.package);
  return `The fault tests need ${listed(left.map(({ name }) => name))}: install ${listed(packages)}.`;
}

const listed = (words: string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
