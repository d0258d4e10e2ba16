import { existsSync } from 'node:fs';
import { postgresFolder, program } from '../../tests/faults/programs.ts';
import { chromiumWithWindows, installedChromium } from './chromium.ts';
import { installPackages, mayInstall } from './packages.ts';

interface Program {
  name: string;
  package: string;
  present: () => boolean;
}

export interface Programs {
  tests: string;
  needed: Program[];
}

const POSTGRES: Program = {
  name: 'PostgreSQL',
  package: 'postgresql',
  present: () => postgresFolder() !== undefined,
};
const REDIS: Program = {
  name: 'Redis',
  package: 'redis-server',
  present: () => program('redis-server', 'valkey-server') !== undefined,
};

/** The servers that unit, API and browser tests run on where they are; elsewhere on the embedded database. */
export const SERVERS: Programs = { tests: 'Tests on servers', needed: [POSTGRES, REDIS] };

export const FAULTS: Programs = {
  tests: 'The fault tests',
  needed: [
    POSTGRES,
    REDIS,
    { name: 'PgBouncer', package: 'pgbouncer', present: () => program('pgbouncer') !== undefined },
    { name: 'Patroni', package: 'patroni', present: () => program('patroni') !== undefined },
    { name: 'etcd', package: 'etcd-server', present: () => program('etcd') !== undefined },
    { name: 'HAProxy', package: 'haproxy', present: () => program('haproxy') !== undefined },
    { name: 'pgBackRest', package: 'pgbackrest', present: () => program('pgbackrest') !== undefined },
    { name: 'OpenSSL', package: 'openssl', present: () => program('openssl') !== undefined },
    { name: 'Caddy', package: 'caddy', present: () => program('caddy') !== undefined },
  ],
};

export const PAPER: Programs = {
  tests: 'The tests of receipts',
  needed: [{ name: 'pdftotext', package: 'poppler-utils', present: () => program('pdftotext') !== undefined }],
};

export const BROWSER: Programs = {
  tests: 'The browser tests',
  needed: [
    {
      name: 'a headless Chromium',
      package: 'chromium-headless-shell',
      present: () => installedChromium() !== undefined,
    },
    { name: 'a Chromium with windows', package: 'chromium', present: () => chromiumWithWindows() !== undefined },
    { name: 'fonts', package: 'fonts-liberation', present: () => existsSync('/usr/share/fonts/truetype/liberation') },
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

export function installMissing(
  all: Programs[],
  install: ((packages: string[]) => void) | null = mayInstall() ? installPackages : null,
): void {
  const wanted = new Map(
    all.flatMap(({ needed }) => needed.filter((one) => !one.present()).map((one) => [one.package, one] as const)),
  );
  if (wanted.size === 0 || !install) return;
  console.log(`Installing ${listed([...wanted.values()].map(({ name }) => name))} ...`);
  install([...wanted.keys()]);
}

/** A sentence that says what tests lack; null when all is there. */
export function missingOf({ tests, needed }: Programs): string | null {
  const left = needed.filter((one) => !one.present());
  if (left.length === 0) return null;
  return `${tests} need ${listed(left.map(({ name }) => name))}: install ${listed(left.map((one) => one.package))}.`;
}

const listed = (words: string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
