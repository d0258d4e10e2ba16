import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByReach, type Part } from './group-by-reach.ts';

const KILOBYTE = 5_000;
const parts = (pages: Record<string, string>): Part[] =>
  Object.entries(pages).map(([page, modules]) => ({ page, modules: new Set(modules) }));

function filesOf(
  pages: Record<string, string>,
  sizes: Record<string, number> = {},
  imports: Record<string, string> = {},
) {
  const names = groupByReach(
    'file',
    parts(pages),
    (id) => sizes[id] ?? KILOBYTE,
    (id) => [...(imports[id] ?? '')],
  );
  const files = Map.groupBy(names.keys(), (id) => names.get(id));
  return [...files.values()].map((ids) => ids.sort().join('')).sort();
}

test('what the same pages load is one file, and what one page alone loads stays with it', () => {
  expect(filesOf({ home: 'abx', list: 'aby' })).toEqual(['ab']);
  expect(filesOf({ home: 'x', list: 'y' })).toEqual([]);
});

test('small files are merged although some load more, large ones are not', () => {
  const pages = { home: 'abc', list: 'ab', chat: 'ac' };
  expect(filesOf(pages)).toEqual(['abc']);
  expect(filesOf(pages, { a: 20 * KILOBYTE, b: 20 * KILOBYTE, c: 20 * KILOBYTE })).toEqual(['a', 'b', 'c']);
});

test('a file is not merged with one whose imports would cost its readers more than the request', () => {
  const others = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`page${at}`, 'c']));
  const pages = { home: 'a', list: 'a', chat: 'bc', both: 'abc', ...others };
  const sizes = { a: 100, b: 2_000, c: 20 * KILOBYTE };
  expect(filesOf(pages, sizes)).toEqual(['ab', 'c']);
  expect(filesOf(pages, sizes, { b: 'c' })).toEqual(['a', 'b', 'c']);
});

test('the readers of one page do not make a file shared', () => {
  const both: Part[] = [
    { page: 'home', modules: new Set('ab') },
    { page: 'home', modules: new Set('ac') },
  ];
  expect([
    ...groupByReach(
      'file',
      both,
      () => KILOBYTE,
      () => [],
    ).keys(),
  ]).toEqual([]);
});

test('no two files import each other, however modules import one another', () => {
  const modules = [...'abcdefgh'];
  const anyPart = fc.uniqueArray(fc.constantFrom(...modules), { minLength: 1 });
  fc.assert(
    fc.property(
      fc.array(anyPart, { minLength: 2, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }),
      fc.array(fc.integer({ min: 100, max: 60_000 }), { minLength: 8, maxLength: 8 }),
      (loads, pairs, sizes) => {
        const imports = new Map(
          modules.map((id, at) => [
            id,
            pairs.flatMap(([from, to]) => (from === at && to > at ? (modules[to] ?? []) : [])),
          ]),
        );
        const closed = loads.map((ids, page) => {
          const reached = new Set(ids);
          for (const id of reached) for (const one of imports.get(id) ?? []) reached.add(one);
          return { page: `${page}`, modules: reached };
        });
        const names = groupByReach(
          'file',
          closed,
          (id) => sizes[modules.indexOf(id)] ?? 0,
          (id) => imports.get(id) ?? [],
        );
        const edges = new Map<string, Set<string>>();
        for (const [id, name] of names)
          for (const one of imports.get(id) ?? []) {
            const target = names.get(one);
            if (target && target !== name) edges.set(name, (edges.get(name) ?? new Set()).add(target));
          }
        for (const start of edges.keys()) {
          const reached = new Set(edges.get(start));
          for (const name of reached) for (const next of edges.get(name) ?? []) reached.add(next);
          expect(reached.has(start)).toBe(false);
        }
      },
    ),
  );
});
