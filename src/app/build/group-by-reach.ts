export interface Part {
  page: string;
  modules: ReadonlySet<string>;
}

const COMPRESSED = 0.22;
/** Bytes that one file more costs a reader who loads no other: headers of a request, and what compresses worse alone. */
const FILE_COST_BYTES = 2_000;
/** Files that a browser asks for at once: those behind wait for them. */
const REQUEST_CONCURRENCY = 6;

interface Group {
  modules: Set<string>;
  bytes: number;
  readers: Uint8Array;
}

/** Files are merged while that saves more requests than it adds bytes; none import each other. @param name prefix. */
export function groupByReach(
  name: string,
  parts: readonly Part[],
  sizeOf: (id: string) => number,
  importsOf: (id: string) => readonly string[],
): Map<string, string> {
  const groups = bySameReaders(parts, sizeOf);
  for (;;) {
    const edges = edgesOf(groups, importsOf);
    const best = bestMerge(groups, edges);
    if (!best) break;
    const [one, other] = best;
    for (const id of other.modules) one.modules.add(id);
    one.bytes += other.bytes;
    const readers = one.readers.map((reads, index) => reads | (other.readers[index] ?? 0));
    for (const group of [...withImports(one, edges), ...withImports(other, edges)])
      group.readers = group.readers.map((reads, index) => reads | (readers[index] ?? 0));
    groups.splice(groups.indexOf(other), 1);
  }
  const names = new Map<string, string>();
  groups.sort((one, other) => other.bytes - one.bytes);
  for (const [index, { modules }] of groups.entries()) for (const id of modules) names.set(id, `${name}-${index + 1}`);
  return names;
}

function bySameReaders(parts: readonly Part[], sizeOf: (id: string) => number): Group[] {
  const readersOf = new Map<string, number[]>();
  for (const [index, { modules }] of parts.entries())
    for (const id of modules) readersOf.set(id, [...(readersOf.get(id) ?? []), index]);
  const groups = new Map<string, Group>();
  for (const [id, readers] of readersOf) {
    if (new Set(readers.map((reader) => parts[reader]?.page)).size < 2) continue;
    const group = groups.get(readers.join()) ?? {
      modules: new Set(),
      bytes: 0,
      readers: Uint8Array.from(parts, (_, index) => Number(readers.includes(index))),
    };
    groups.set(readers.join(), group);
    group.modules.add(id);
    group.bytes += sizeOf(id) * COMPRESSED;
  }
  return [...groups.values()];
}

function bestMerge(groups: readonly Group[], edges: Map<Group, Set<Group>>): [Group, Group] | null {
  const files = groups[0]?.readers.map(() => 0) ?? new Uint8Array();
  for (const { readers } of groups)
    for (const [reader, reads] of readers.entries()) files[reader] = (files[reader] ?? 0) + reads;
  const added = new Map(groups.map((group) => [group, addedBytes(group, edges)]));
  let best: { saved: number; pair: [Group, Group] } | null = null;
  for (const [index, one] of groups.entries())
    for (const other of groups.slice(index + 1)) {
      const saved = savedBy(one, other, files, added);
      if (saved <= (best?.saved ?? 0)) continue;
      if (leadsAround(one, other, edges) || leadsAround(other, one, edges)) continue;
      best = { saved, pair: [one, other] };
    }
  return best?.pair ?? null;
}

/** @param files how many each of them loads. @param added what each would load more for a group. @returns bytes. */
function savedBy(one: Group, other: Group, files: Uint8Array, added: ReadonlyMap<Group, readonly number[]>): number {
  const [forOne, forOther] = [added.get(one), added.get(other)];
  let saved = 0;
  for (const reader of one.readers.keys()) {
    const [reads, readsOther] = [one.readers[reader], other.readers[reader]];
    if (reads && readsOther) saved += FILE_COST_BYTES * (1 + (files[reader] ?? 0) / REQUEST_CONCURRENCY);
    else if (reads) saved -= forOther?.[reader] ?? 0;
    else if (readsOther) saved -= forOne?.[reader] ?? 0;
  }
  return saved;
}

function withImports(group: Group, edges: Map<Group, Set<Group>>): Set<Group> {
  const reached = new Set([group]);
  for (const one of reached) for (const next of edges.get(one) ?? []) reached.add(next);
  return reached;
}

/** Bytes that each reader who does not load a group yet would load for it, what it imports included. */
function addedBytes(group: Group, edges: Map<Group, Set<Group>>): number[] {
  const added = Array.from(group.readers, () => 0);
  for (const { readers, bytes } of withImports(group, edges))
    for (const [reader, reads] of readers.entries()) if (!reads) added[reader] = (added[reader] ?? 0) + bytes;
  return added;
}

/** Whether a third group stands between two: merged, they and it would import each other. */
function leadsAround(from: Group, to: Group, edges: Map<Group, Set<Group>>): boolean {
  const reached = new Set([...(edges.get(from) ?? [])].filter((group) => group !== to));
  for (const group of reached) {
    if (group === to) return true;
    for (const next of edges.get(group) ?? []) if (next !== from) reached.add(next);
  }
  return reached.has(to);
}

function edgesOf(groups: readonly Group[], importsOf: (id: string) => readonly string[]): Map<Group, Set<Group>> {
  const groupOf = new Map(groups.flatMap((group) => [...group.modules].map((id): [string, Group] => [id, group])));
  return new Map(
    groups.map((group) => {
      const targets = [...group.modules].flatMap((id) => importsOf(id)).flatMap((id) => groupOf.get(id) ?? []);
      return [group, new Set(targets.filter((target) => target !== group))];
    }),
  );
}
