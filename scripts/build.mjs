import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, fail, findNode24, root } from './node24.mjs';

const stampPath = join(root, 'dist', '.stamp');
const sources = ['src', 'locales', 'public', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Builds the pages unless dist/ was built from exactly these sources. */
export function ensureBuilt(node) {
  const files = sources.flatMap((source) => filesUnder(source));
  if (!existsSync(join(root, 'dist')) || !isCurrent(files)) build(node);
}

/** Builds the pages and notes what they were built from. */
function build(node) {
  const files = sources.flatMap((source) => filesUnder(source));
  const before = stampOf(files);
  rmSync(stampPath, { force: true });
  console.log('Building the pages ...');
  const outcome = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: environmentOf(node, { NODE_ENV: 'production' }),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (outcome.error) fail(`npm could not be started (${outcome.error.message}).`);
  if (outcome.status !== 0) fail('The pages could not be built; the message above says why.');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampPath, before);
}

/** Times and sizes decide first, since reading every file would cost the start; contents decide after a fresh checkout. */
function isCurrent(files) {
  if (!existsSync(stampPath)) return false;
  const [times, contents] = readFileSync(stampPath, 'utf8').split('\n');
  if (times === timesOf(files)) return true;
  if (contents !== contentsOf(files)) return false;
  writeFileSync(stampPath, stampOf(files));
  return true;
}

function stampOf(files) {
  return `${timesOf(files)}\n${contentsOf(files)}`;
}

function timesOf(files) {
  const hash = createHash('sha256');
  for (const { path, size, mtimeMs } of files) hash.update(`${path} ${size} ${mtimeMs}\n`);
  return hash.digest('hex');
}

function contentsOf(files) {
  const hash = createHash('sha256');
  for (const { path } of files) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const { size, mtimeMs } = statSync(full);
  if (!statSync(full).isDirectory()) return [{ path, size, mtimeMs }];
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(inner);
      // The build writes the generated ones itself, and tests are no part of it.
      if (/\.gen\.ts$|\.test\.tsx?$/.test(entry.name)) return [];
      const stat = statSync(join(root, inner));
      return [{ path: inner, size: stat.size, mtimeMs: stat.mtimeMs }];
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBuilt(findNode24());
