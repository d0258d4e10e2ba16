import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { type Run, visibly } from './packages.ts';

/** Chromium without a desktop's windows: it does the same with half the work. */
const SHELLS = ['chromium-headless-shell', 'headless_shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const requireHere = createRequire(import.meta.url);

/**
 * Path of a Chromium that starts: CHROMIUM_PATH, a headless shell in PATH, Playwright's own shell, then any other;
 * undefined when there is none.
 */
export function installedChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser starts there.`);
  }
  const candidates = [...inPath(SHELLS, environment), playwrightsOwn(), ...inPath(BROWSERS, environment), ...macApps];
  return candidates.find((path) => path !== undefined && starts(path));
}

/** Path of a Chromium with windows, which a shell has not: those of an installed app; undefined when there is none. */
export function chromiumWithWindows(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return [...inPath(BROWSERS, environment), ...macApps].find(starts);
}

const inPath = (names: string[], environment: NodeJS.ProcessEnv): string[] =>
  (environment.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));

/** Path of a Chromium, Playwright's installed first if the machine has none. */
export function ensureChromium(run: Run = visibly, find: () => string | undefined = installedChromium): string {
  const present = find();
  if (present) return present;
  console.log("No Chromium here: installing Playwright's ...");
  run(process.execPath, [requireHere.resolve('@playwright/test/cli'), 'install', '--only-shell', 'chromium'], 300);
  const downloaded = find();
  if (downloaded) return downloaded;
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}

/** Printing the version loads every library, so it also tells a real browser from a stub that only points elsewhere. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const version = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return version.status === 0 && /chrom/i.test(version.stdout);
}

function playwrightsOwn(): string | undefined {
  const { chromium }: typeof import('@playwright/test') = requireHere('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
