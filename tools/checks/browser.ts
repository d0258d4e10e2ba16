import type { Project } from './project.ts';
import { importsOf, resolve } from './syntax.ts';

/** What code in the browser may be made of; anything else belongs to the server or costs the first load too much. */
const browserPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@base-ui/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  'use-intl/core',
  'icu-minify/format',
  '@visx/axis',
  '@visx/group',
  '@visx/scale',
  '@visx/shape',
  'react-hook-form',
  'thumbhash',
  // Fetched on a press.
  '@simplewebauthn/browser',
  'zod/mini',
  '@zootools/email-spell-checker',
  'altcha-lib',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
];

/** Why a package may not be part of browser code, or undefined if it may. */
export function packageProblem(specifier: string): string | undefined {
  if (specifier.startsWith('node:')) return `${specifier} exists on the server only`;
  if (specifier.startsWith('virtual:')) return undefined;
  if (specifier === 'zod') return 'full zod is too large for the browser: import zod/mini';
  // A package whose main entry is listed may be imported by subpath too; one listed by subpath only by that.
  const fits = browserPackages.some(
    (name) => specifier === name || (name !== 'react-dom' && specifier.startsWith(`${name}/`)),
  );
  return fits ? undefined : `${specifier} is not among the browser's packages`;
}

/** Why a platform module cannot run in the browser, looking through everything it imports; undefined if it can. */
export function platformProblem(project: Project, path: string, seen = new Set<string>()): string | undefined {
  if (seen.has(path) || !/\.tsx?$/.test(path) || !project.has(path)) return undefined;
  seen.add(path);
  for (const { specifier } of importsOf(project, path)) {
    const target = resolve(path, specifier);
    const problem = target === undefined ? packageProblem(specifier) : platformProblem(project, target, seen);
    if (problem) return target === undefined ? `${path}: ${problem}` : problem;
  }
  return undefined;
}
