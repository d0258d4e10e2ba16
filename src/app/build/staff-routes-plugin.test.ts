import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { staffRoutesPlugin } from './staff-routes-plugin.ts';

const FILE = join(import.meta.dirname, '..', 'route-tree.gen.ts');
const TREE = stripTypeScriptTypes(readFileSync(FILE, 'utf8'));

/** What the plugin makes of a tree of routes. */
function partOf(id: string, tree = TREE): string {
  const { transform } = staffRoutesPlugin();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const made = Reflect.apply(transform.handler, { parse: parseAst }, [tree, id]);
  return (made as { code: string }).code;
}
const pagesIn = (code: string): string[] =>
  [...code.matchAll(/from '\.\/\.\.\/pages\/(.*)\.tsx'/g)].map(([, name = '']) => name);
const isStaff = (name: string) => /^admin(\.|$)/.test(name);

test('the script of every page has all routes but those of the back office', () => {
  const all = pagesIn(TREE);
  expect(all.filter(isStaff).length).toBeGreaterThan(15);
  const code = partOf(FILE);
  expect(pagesIn(code)).toEqual(all.filter((name) => !isStaff(name)));
  expect(code).not.toMatch(/Admin/);
  expect(code).toContain('export const routeTree');
});

test('the back office’s own script has its routes, and puts them among the others', () => {
  const code = partOf(`${FILE}?staff`);
  expect(pagesIn(code)).toEqual(pagesIn(TREE).filter((name) => isStaff(name) || name === '__root'));
  expect(code).toContain('{ ...routeTree.children, AdminRoute: AdminRouteWithChildren }');
  expect(() => parseAst(code)).not.toThrow();
});

test('a tree without a back office fails the build', () => {
  expect(() => partOf(FILE, 'const rootRouteChildren = {};')).toThrow('has no back office');
});
