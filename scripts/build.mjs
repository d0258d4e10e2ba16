import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setAside } from './earlier-builds.mjs';
import { environmentOf, fail, findNode24, root } from './node24.mjs';
import { phase } from './phase.mjs';

const stampPath = join(root, 'dist', '.stamp');
const sources = ['src', 'locales', 'public', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Whether the next start has to build the pages first. */
export const needsPages = () => !existsSync(join(root, 'dist')) || !isCurrent(sourceFiles());

/** Builds the pages unless dist/ was built from exactly these sources. */
export async function ensureBuilt(node) {
  if (needsPages()) await build(node);
}

/** Builds the pages, for browsers and for the server at once, and notes what they were built from. */
async function build(node) {
  const before = stampOf(sourceFiles());
  rmSync(stampPath, { force: true });
  setAside(join(root, 'dist', 'client', 'assets'), join(root, 'dist', 'earlier'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = { cwd: root, env: environmentOf(node, { NODE_ENV: 'production' }) };
  const commands = [[], ['--ssr']].map((more) => ({ command: node, args: [vite, 'build', ...more], options }));
  const printed = await phase('Pages', { doing: 'building', done: 'built' }, commands);
  if (printed !== null) fail(`${printed}\nThe pages could not be built; the message above says why.`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampPath, before);
}

const sourceFiles = () => sources.flatMap((source) => filesUnder(source));

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

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt(findNode24());
