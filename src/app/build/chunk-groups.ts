import type { Rolldown } from 'vite';
import { groupByReach, type Part } from './group-by-reach.ts';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Splitting['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const ENTRY = '/src/app/client.tsx';
const ROUTES = '/src/app/route-tree.gen.ts';
const STAFF_ROUTES = `${ROUTES}?staff`;
const AROUND = { member: '/src/pages/-shell/for-members.tsx', visitor: '/src/pages/-shell/for-visitors.tsx' };
const MEMBERS_ONLY = '/src/pages/-shell/member-only.ts';
/** Pages of the demo show the screens of all others: they say nothing about what these share. */
const DEMO = /\/src\/pages\/demo\./;
/** Nor do those of the staff, whom no member waits for: what is theirs alone is shared among them. */
const STAFF = /\/src\/pages\/admin[.-]?/;

/** Of every page: but forms alone keep somebody from leaving, and long lists alone draw what is in sight. */
const FRAMEWORK =
  /^(?!.*(?:useBlocker|@tanstack\/(?:react-virtual|virtual-core)\/)).*node_modules\/(react|react-dom|scheduler|use-intl|use-sync-external-store|@tanstack|@formatjs)\/|rolldown\/runtime|src\/product\/signup\/completion\/ui\/drafts\.ts$/;

let known: { graph: Graph; names: Map<string, string> } | undefined;

/** What every page loads is two files; what several load goes by who reaches it (`group-by-reach.ts`). */
export const CHUNK_GROUPS: Group[] = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith(ENTRY), priority: 2 },
  { name: 'staff-routes', test: (id) => STAFF.test(id) && id.endsWith('.tsx'), priority: 2 },
  {
    debugName: 'shared by readers',
    name: (id, graph) => {
      if (known?.graph !== graph) known = { graph, names: namesIn(graph, id.slice(0, id.indexOf('/src/'))) };
      return known.names.get(id) ?? null;
    },
    // Packages have folders of this name too.
    test: (id) => id.includes('/src/') && !id.includes('/node_modules/'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
];

function namesIn(graph: Graph, root: string): Map<string, string> {
  if (!graph.getModuleInfo(root + ENTRY)) throw new Error('The entry of the pages is not in the graph.');
  const initial = closureOf([root + ENTRY], graph);
  const sizes = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  const imports = (id: string) => importsOf(id, graph);
  const pages = pagesIn(graph, root, initial);
  const shared = groupByReach('shared', pages, sizes, imports);
  const loaded = new Set([...initial, ...pages.flatMap(({ modules }) => [...modules])]);
  const later = groupByReach('later', laterParts(graph, root, loaded), sizes, imports);
  const staff = groupByReach('staff', staffParts(graph, root, loaded, later), sizes, imports);
  return new Map([...shared, ...later, ...staff]);
}

function pagesIn(graph: Graph, root: string, initial: Set<string>): Part[] {
  const shell = [...initial].flatMap((one) => laterOf(one, graph));
  const around = (path: string) =>
    closureOf(
      shell.filter((one) => one === root + path),
      graph,
    );
  const [member, visitor] = [around(AROUND.member), around(AROUND.visitor)];
  return importsOf(root + ROUTES, graph)
    .filter((route) => !DEMO.test(route) && laterOf(route, graph).length > 0)
    .flatMap((route) => {
      const page = closureOf(laterOf(route, graph), graph);
      const forMembers = { page: route, modules: without(union(page, member), initial) };
      if (importsOf(route, graph).includes(root + MEMBERS_ONLY)) return [forMembers];
      return [forMembers, { page: route, modules: without(union(page, visitor), initial) }];
    });
}

const staffParts = (graph: Graph, root: string, loaded: Set<string>, later: Map<string, string>): Part[] =>
  importsOf(root + STAFF_ROUTES, graph)
    .filter((route) => STAFF.test(route))
    .map((page) => ({
      page,
      modules: without(without(closureOf(laterOf(page, graph), graph), loaded), new Set(later.keys())),
    }));

/** An entry stays alone: a grouped one leaves an empty file behind. */
function laterParts(graph: Graph, root: string, loaded: Set<string>): Part[] {
  const opened = new Set(importsOf(root + ROUTES, graph).filter((route) => !DEMO.test(route)));
  for (const id of opened) for (const one of [...importsOf(id, graph), ...laterOf(id, graph)]) opened.add(one);
  const pages = new Set(importsOf(root + ROUTES, graph).flatMap((route) => laterOf(route, graph)));
  const entries = new Set([...opened].flatMap((id) => laterOf(id, graph)).filter((id) => !pages.has(id)));
  return [...entries].map((page) => ({
    page,
    modules: without(without(closureOf([page], graph), loaded), entries),
  }));
}

const importsOf = (id: string, graph: Graph): string[] => graph.getModuleInfo(id)?.importedIds ?? [];
const laterOf = (id: string, graph: Graph): string[] => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

function closureOf(ids: readonly string[], graph: Graph): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) for (const one of importsOf(id, graph)) reached.add(one);
  return reached;
}

const union = (one: Set<string>, other: Set<string>) => new Set([...one, ...other]);
const without = (one: Set<string>, other: Set<string>) => new Set([...one].filter((id) => !other.has(id)));
