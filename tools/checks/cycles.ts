import { type Check, isModule, isTest, type Project } from './project.ts';
import { importsOf, resolve } from './syntax.ts';

/**
 * No module reaches itself through what it imports, types and what it loads later included: a type lives with its owner, and a
 * reader may begin at any end.
 */
export const checkCycles: Check = (project) => {
  const graph = graphOf(project);
  const settled = new Set<string>();
  for (const path of graph.keys()) {
    const cycle = cycleFrom(path, graph, settled, []);
    if (cycle) return [{ path: cycle[0] ?? path, says: `imports itself: ${cycle.join(' → ')}` }];
  }
  return [];
};

/** Written by a tool from all routes. */
const GENERATED = /\.gen\.ts$/;

function graphOf(project: Project): Map<string, string[]> {
  const modules = project.paths.filter(
    (path) => path.startsWith('src/') && isModule(path) && !isTest(path) && !GENERATED.test(path),
  );
  const known = new Set(modules);
  return new Map(
    modules.map((path) => [
      path,
      importsOf(project, path).flatMap(({ specifier }) => {
        const target = resolve(path, specifier);
        return target && known.has(target) ? [target] : [];
      }),
    ]),
  );
}

/** The first way from a module back to one on it; null when there is none. @param settled what leads into no cycle. */
function cycleFrom(path: string, graph: Map<string, string[]>, settled: Set<string>, way: string[]): string[] | null {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
  if (settled.has(path)) return null;
  for (const target of graph.get(path) ?? []) {
    const cycle = cycleFrom(target, graph, settled, [...way, path]);
    if (cycle) return cycle;
  }
  settled.add(path);
  return null;
}
