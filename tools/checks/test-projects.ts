import type { TestFiles } from '../../scripts/suite/projects.ts';
import { type Finding, isModule, type Project } from './project.ts';
import { importsOf, resolve } from './syntax.ts';

/** What gives a test a product or a database. */
const DATABASES = ['tests/harness.ts', 'tests/embedded-database.ts', 'src/platform/db/embedded.ts'];

/** Test files that need a database run in the project that has one, and those without need nothing but themselves. */
export function checkTestProjects(project: Project, { pure, product }: TestFiles): Finding[] {
  const opens = pure.filter((path) => importsHarness(project, path));
  const named = [...pure, ...product].filter((path) => /\.(servers|both)\.test\.tsx?$/.test(path));
  return [
    ...opens.map((path) => ({
      path,
      says: 'opens a database and runs in the project `pure`: scripts/suite/projects.ts has to see its import',
    })),
    ...named
      .filter((path) => !importsHarness(project, path))
      .map((path) => ({ path, says: 'is named after a database and has none: take the word out of its name' })),
  ];
}

/**
 * Whether a test file has a product or a database by what it imports, and its helpers. Modules of the product are not
 * followed: imported, they open nothing.
 */
export function importsHarness(project: Project, path: string, seen = new Set<string>()): boolean {
  seen.add(path);
  return importsOf(project, path)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) => resolve(path, specifier) ?? '')
    .some((imported) => {
      if (DATABASES.includes(imported)) return true;
      const isHelper = !imported.startsWith('src/') && isModule(imported) && project.has(imported);
      return isHelper && !seen.has(imported) && importsHarness(project, imported, seen);
    });
}
