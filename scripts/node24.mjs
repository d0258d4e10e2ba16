// Runs on any Node >= 20 with nothing installed, so plain JavaScript and Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const stampPath = join(root, 'node_modules', '.kindling-lock');
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

/** Installs what the lockfile says unless node_modules holds exactly that already. */
export function ensureInstalled() {
  if (!existsSync(join(root, 'package-lock.json'))) fail('package-lock.json is missing: this is not a full clone.');
  if (isInstalled()) return;
  console.log('Installing the packages the lockfile names ...');
  // The npm that runs must not live on a Node inside the folder it is about to replace.
  const own = join(root, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(own));
  const outcome = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (outcome.error) fail(`npm could not be started (${outcome.error.message}). Install npm and try again.`);
  if (outcome.status !== 0) fail('The packages could not be installed; npm says why above.');
  writeFileSync(stampPath, fingerprint());
}

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

function isInstalled() {
  if (!existsSync(installedPath)) return false;
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === fingerprint()) return true;
  if (!holdsTheLockedPackages()) return false;
  writeFileSync(stampPath, fingerprint());
  return true;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [join(root, 'package-lock.json'), installedPath]) hash.update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** True when somebody ran `npm ci` or `npm install` by hand and got what the lockfile names. */
function holdsTheLockedPackages() {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

function majorOf(version) {
  return Number(/\d+/.exec(version)?.[0] ?? 0);
}
