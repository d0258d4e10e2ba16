import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files by path from the repository's root, always with `/`; contents are read when asked for. */
export type Project = {
  paths: readonly string[];
  has(path: string): boolean;
  read(path: string): string;
};

/** One broken rule at one place, in a sentence that tells what to do instead. */
export type Finding = { path: string; line?: number; says: string };
export type Check = (project: Project) => Finding[];

const folders = ['src', 'locales', 'migrations', 'tests', 'scripts', 'tools', 'bench'];

/** The checked folders and the configuration files of a repository on disk. */
export function readProject(root: string): Project {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.config\.ts$/.test(entry.name))
    .map((entry) => entry.name);
  const paths = [...top, ...folders.flatMap((folder) => filesUnder(root, folder))].sort();
  const known = new Set(paths);
  const contents = new Map<string, string>();
  return {
    paths,
    has: (path) => known.has(path),
    read(path) {
      const text = contents.get(path) ?? readFileSync(join(root, path), 'utf8');
      contents.set(path, text);
      return text;
    },
  };
}

/** A project that exists in memory only: the samples of the checks' own tests. */
export function sampleProject(files: Record<string, string>): Project {
  return {
    paths: Object.keys(files).sort(),
    has: (path) => path in files,
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`The sample has no ${path}.`);
      return text;
    },
  };
}

function filesUnder(root: string, folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(root, path) : [path];
  });
}

/** True for a module people write: not generated, not a declaration file. */
export function isModule(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(gen|d)\.ts$/.test(path);
}

export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
}

/** A spec of Playwright, or what specs share. */
export function isBrowserTest(path: string): boolean {
  return path.startsWith('tests/e2e/');
}

/** `vitest.config.ts` and its like, which stand beside package.json. */
export function isConfig(path: string): boolean {
  return /^[^/]+\.config\.ts$/.test(path);
}
