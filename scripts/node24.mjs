// Runs on any Node >= 20 with nothing installed, so plain JavaScript and Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { phase } from './phase.mjs';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const installedPath = join(root, 'node_modules', '.package-lock.json');

/** Ends the process with one sentence instead of a stack. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** The environment with Node 24 first in PATH, so that every tool started below runs on it. */
export function environmentOf(node, more = {}) {
  return { ...process.env, ...more, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Installs the packages of the lockfile that are missing.
 * @param tests what tests and measurements need as well; without, only what building and serving need.
 */
export async function ensureInstalled({ tests = false } = {}) {
  if (!existsSync(join(root, 'package-lock.json'))) fail('package-lock.json is missing: this is not a full clone.');
  if (isInstalled(tests)) return;
  // Tests add theirs to what is there: `npm ci` would remove it first.
  const adds = tests && isInstalled(false);
  const args = [
    ...(adds ? ['install', '--no-save', '--include=dev'] : ['ci', tests ? '--include=dev' : '--omit=dev']),
    ...['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
  ];
  // The npm that runs must not live on a Node inside the folder it is about to replace.
  const own = join(root, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(own));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const options = { cwd: root, env, shell: process.platform === 'win32' };
  const total = lockedPackages(tests).length;
  const progress = () => `${Math.min(total, foldersIn(own))} of ${total}`;
  const words = { doing: 'installing', done: 'installed' };
  const printed = await phase('Packages', words, [{ command: 'npm', args, options }], progress);
  if (printed !== null) fail(`${printed}\nThe packages could not be installed; npm says why above.`);
  writeFileSync(stampOf(tests), fingerprint());
}

/** Whether the next start has to install packages first. */
export const needsPackages = () => !isInstalled(false);

/** The path of a Node >= 24: the one the lockfile brings for this platform, else the one that runs now. */
export function findNode24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name);
  if (existsSync(brought)) {
    const version = spawnSync(brought, ['--version'], { encoding: 'utf8' });
    if (version.status === 0 && majorOf(version.stdout) >= 24) return brought;
  }
  if (majorOf(process.version) >= 24) return process.execPath;
  return fail(
    `Kindling runs on Node 24 or newer. This is Node ${process.versions.node}, and there is no packaged Node 24 for ` +
      `${process.platform} ${process.arch}: install Node 24 from https://nodejs.org and try again.`,
  );
}

/** Runs a module on Node 24: in this process if it is that Node already, so that signals reach it once; else in its own. */
export async function run(node, module, more = {}) {
  if (realpathSync(node) !== realpathSync(process.execPath))
    return become(node, [module, ...process.argv.slice(2)], more);
  endWithNpm();
  Object.assign(process.env, environmentOf(node, more));
  process.chdir(root);
  await import(pathToFileURL(join(root, module)).href);
}

/** Hands the process over to Node 24: same streams, signals passed on, same exit code. */
export function become(node, args, more = {}) {
  endWithNpm();
  const child = spawn(node, args, { cwd: root, env: environmentOf(node, more), stdio: 'inherit' });
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the whole group itself; a second one would mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm passes a signal to the shell it runs a script in, and that shell dies without telling us: notice that it is gone. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}

/** What is installed for serving, and what for tests, are noted apart. */
const stampOf = (tests) => join(root, 'node_modules', tests ? '.kindling-tests' : '.kindling-serving');

function isInstalled(tests) {
  if (!existsSync(installedPath)) return false;
  const stamp = stampOf(tests);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true;
  if (!holdsTheLockedPackages(tests)) return false;
  writeFileSync(stamp, fingerprint());
  return true;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [join(root, 'package-lock.json'), installedPath]) hash.update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** True when what is there is what the lockfile names, also after somebody ran npm by hand. */
function holdsTheLockedPackages(tests) {
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  return lockedPackages(tests).every(([path, { version, optional, devOptional }]) => {
    const found = installed[path];
    return found ? found.version === version : optional === true || devOptional === true;
  });
}

/** Packages of the lockfile by their folders; without those for tests unless they are asked for. */
function lockedPackages(tests) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([path, { dev }]) => path !== '' && (tests || dev !== true));
}

/** Packages that lie in a folder, those with a scope included. */
function foldersIn(folder) {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder);
  const scoped = names.filter((name) => name.startsWith('@')).flatMap((name) => readdirSync(join(folder, name)));
  return names.length + scoped.length;
}

function majorOf(version) {
  return Number(/\d+/.exec(version)?.[0] ?? 0);
}
