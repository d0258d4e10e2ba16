import { postgresFolder, program } from '../../tests/faults/programs.ts';
import { installPackages, mayInstall } from './packages.ts';

interface Program {
  name: string;
  /** As Debian and Ubuntu call it. */
  package: string;
  present: () => boolean;
}

/** What some tests start that npm does not install. */
export interface Programs {
  /** The tests, as the subject of a sentence. */
  tests: string;
  needed: Program[];
}

/** What the tests of faults start, stop and kill. */
export const FAULTS: Programs = {
  tests: 'The fault tests',
  needed: [
    { name: 'PostgreSQL', package: 'postgresql', present: () => postgresFolder() !== undefined },
    { name: 'Redis', package: 'redis-server', present: () => program('redis-server', 'valkey-server') !== undefined },
    { name: 'PgBouncer', package: 'pgbouncer', present: () => program('pgbouncer') !== undefined },
  ],
};

/** The browser engine of iPhones, and a screen for it that nobody sees. */
export const WEBKIT: Programs = {
  tests: 'The WebKit tests',
  needed: [
    { name: 'WebKitWebDriver', package: 'webkit2gtk-driver', present: () => program('WebKitWebDriver') !== undefined },
    { name: 'Xvfb', package: 'xvfb', present: () => program('Xvfb') !== undefined },
  ],
};

/**
 * Makes sure that the programs are on this machine, by installing those that are not.
 * @returns null when all are there, else a sentence that says what is missing.
 */
export function ensurePrograms(
  { tests, needed }: Programs,
  install: ((packages: string[]) => void) | null = mayInstall() ? installPackages : null,
): string | null {
  const missing = () => needed.filter(({ present }) => !present());
  const wanted = missing();
  if (wanted.length && install) {
    console.log(`Installing ${namesOf({ tests, needed: wanted })} ...`);
    install(wanted.map((one) => one.package));
  }
  const left = missing();
  if (left.length === 0) return null;
  const packages = left.map((one) => one.package);
  return `${tests} need ${namesOf({ tests, needed: left })}: install ${listed(packages)}.`;
}

/** As a sentence lists them. */
export const namesOf = ({ needed }: Programs): string => listed(needed.map(({ name }) => name));

const listed = (words: string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
