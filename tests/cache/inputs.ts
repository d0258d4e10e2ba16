import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '../../tools/checks/project.ts';
import { importsOf, resolve } from '../../tools/checks/syntax.ts';

const root = join(import.meta.dirname, '..', '..');

/** What PGlite makes of nothing: its version, and how we start it. */
export function* embeddedInputs(): Generator<string> {
  yield readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  yield readFileSync(join(root, 'src/platform/db/embedded-worker.ts'), 'utf8');
}

/** A module with all that it imports, and the SQL of the schema, each by its path and text. @param entry path from the root. */
export function* schemaInputs(entry: string): Generator<string> {
  yield* embeddedInputs();
  const project = readProject(root);
  const modules = new Set([entry]);
  // A set goes on with what is added while it is walked through.
  for (const path of modules) {
    for (const { specifier } of importsOf(project, path)) {
      const target = resolve(path, specifier);
      if (target && project.has(target)) modules.add(target);
    }
  }
  for (const path of project.paths) {
    if (modules.has(path) || /^(?:migrations|src)\/.*\.sql$/.test(path)) {
      yield path;
      yield project.read(path);
    }
  }
}
