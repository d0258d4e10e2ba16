import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The part of Vite's manifest that tells which chunks load which. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;
export type Weight = { bytes: number; files: string[] };

/** First-load JavaScript of the member list, in bytes after brotli. */
export const budget = 125_000;
const listRoute = 'members/index';

/** What the browser loads for `/members` from a build in `folder` (dist/client), every file compressed by itself. */
export function weigh(folder: string): Weight {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const weights = new Map<string, number>();
  const weightOf = (file: string) => {
    const known = weights.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length;
    weights.set(file, known);
    return known;
  };
  const files = firstLoad(manifest, weightOf);
  return { bytes: files.reduce((total, file) => total + weightOf(file), 0), files };
}

/** The JavaScript files of the entry, of the list's route and the routes around it, and of the heaviest language. */
export function firstLoad(manifest: Manifest, weightOf: (file: string) => number): string[] {
  const route = Object.keys(manifest)
    .map((key) => routeOf(key))
    .find((id) => id !== undefined && pathOf(id) === listRoute);
  if (route === undefined) throw new Error('The manifest has no chunk for the route of /members.');
  const around = Object.keys(manifest).filter((key) => {
    const id = routeOf(key);
    return id !== undefined && (id === route || `${route}/`.startsWith(`${id.replace(/\/route$/, '')}/`));
  });
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('The manifest has no entry.');
  const files = filesOf(manifest, [...entries, ...around, ...heaviestLanguage(manifest, weightOf)]);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** A visitor loads one language; the budget holds for the one that weighs most. */
function heaviestLanguage(manifest: Manifest, weightOf: (file: string) => number): string[] {
  const languages = new Map<string, string[]>();
  for (const key of Object.keys(manifest)) {
    const locale = /^virtual:catalogue\/([a-z]{2})\/first$/.exec(key)?.[1];
    if (locale) languages.set(locale, [...(languages.get(locale) ?? []), key]);
  }
  if (languages.size === 0) throw new Error('The manifest has no chunk for a language.');
  const weight = (keys: string[]) => [...filesOf(manifest, keys)].reduce((total, file) => total + weightOf(file), 0);
  return [...languages.values()].sort((a, b) => weight(b) - weight(a))[0] ?? [];
}

/** The files of chunks and of everything they import at once. */
function filesOf(manifest: Manifest, keys: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const inner of chunk.imports ?? []) follow(inner);
  };
  for (const key of keys) follow(key);
  return files;
}

/** A page file's route as path segments: `src/pages/_main.members.index.tsx?tsr-split=component` is `_main/members/index`. */
function routeOf(key: string): string | undefined {
  const [, file] = /^src\/pages\/(.+?)(?:\.lazy)?\.tsx(?:\?.*)?$/.exec(key) ?? [];
  return file?.replaceAll('.', '/');
}

/** A route without its layouts, which add nothing to the address. */
function pathOf(route: string): string {
  return route
    .split('/')
    .filter((segment) => !/^_|^\(.*\)$/.test(segment))
    .join('/');
}
