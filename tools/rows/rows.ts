import type { Project } from '../checks/project.ts';
import { readCatalog } from './catalog.ts';
import { collect, type Written } from './collect.ts';
import { type Description, describe } from './describe.ts';
import type { MigratedDatabase } from './migrated.ts';

/**
 * The files of types that belong to the modules with statements, by path, as the migrated database describes them.
 * @param root the repository; its modules are loaded.
 * @param database of the repository's migrations.
 * @throws for a statement that the database refuses, with its place.
 */
export async function writtenRows(
  root: string,
  project: Project,
  database: MigratedDatabase,
): Promise<Map<string, string>> {
  const statements = await collect(root, project);
  const pool = await database.pool();
  const catalog = await readCatalog(pool);
  const types = new Map<string, Map<string, string>>();
  for (const one of statements) {
    const file = typesFileOf(one.path);
    const known = types.get(file) ?? new Map<string, string>();
    types.set(file, known);
    const text = declared(
      one.type,
      await describe(pool, catalog, one.text).catch((error: Error) => {
        throw new Error(`${at(one)}: ${error.message}`);
      }),
    );
    if ((known.get(one.type) ?? text) !== text)
      throw new Error(`${at(one)} has the types of another statement: give them a name of their own.`);
    known.set(one.type, text);
  }
  return new Map([...types].map(([file, texts]) => [file, `${HEAD}\n${[...texts.values()].join('\n')}`]));
}

/** One for each feature of the product, else one beside the module. */
const typesFileOf = (path: string): string =>
  /^src\/product\/[\w-]+\//.exec(path)?.[0].concat('queries.gen.ts') ?? path.replace(/\.ts$/, '.gen.ts');

/** How each file of types begins. */
export const HEAD = '// Written by `npm run rows` from the statements and the migrations.\n';

const at = ({ path, line, type }: Written) => `${path}:${line} ${type}`;

function declared(name: string, { params, row }: Description): string {
  const fields = (list: [string, string][], none: string) =>
    list.length === 0 ? none : `{\n${list.map(([key, type]) => `    ${key}: ${type};\n`).join('')}  }`;
  return `export interface ${name} {\n  params: ${fields(params, 'Record<never, never>')};\n  row: ${fields(row, 'never')};\n}\n`;
}
