import { type Check, type Finding, isModule, type Project } from './project.ts';
import { lineAt, parse, walk, word } from './syntax.ts';

/** Our own words, one or several in a row as a name writes them in lower case, and the field's terms for them. */
const TERMS = new Map([
  ['noun', 'feature'],
  ['nouns', 'features'],
  ['verb', 'operation'],
  ['verbs', 'operations'],
  ['wish', 'signup intent, request or choice'],
  ['wishes', 'signup intents, requests or choices'],
  ['widening', 'relaxed filter'],
  ['widenings', 'relaxed filters'],
  ['standing', 'relationship, list position or status'],
  ['deck', 'demo portraits or candidate queue'],
  ['prints', 'perceptual hashes'],
  ['keeper', 'outbox storage'],
  ['patience', 'timeout'],
  ['unhurried', 'idle'],
  ['untouched', 'deferred'],
  ['recipe', 'sample call'],
  ['recipes', 'sample calls'],
  ['barrier', 'violation'],
  ['barriers', 'violations'],
  ['exchange', 'HttpContext'],
  ['take up', 'requeue'],
  ['take texts', 'insertIntoComposer'],
  ['begin with', 'insertIntoComposer'],
  ['carry out', 'run, or the operation itself'],
  ['look again', 'check again, or a poll'],
  ['read together', 'batchReads'],
  ['kept messages', 'outbox'],
  ['keep sent', 'applySentMessage'],
  ['kept out', 'banned'],
  ['like wish', 'begun like'],
  ['own profile', 'my profile'],
  ['list walk', 'previous and next'],
]);

/**
 * Names that stay: those that rows, open tabs and mailed links hold, the audit log's (actor, verb, object), and what is
 * drawn, which stays inside its drawing.
 */
const STAY: readonly { path: RegExp; names: ReadonlySet<string> }[] = [
  { path: /^src\/|^tools\/|^tests\/|^bench\//, names: new Set(['verb', 'verbs', 'AuditVerb', 'AUDIT_VERBS']) },
  {
    path: /^src\/(?:pages\/(?:login|members\.\$id\.index)\.tsx|product\/(?:likes|signup)\/ui\/(?:begun-like|login-search))/,
    names: new Set(['wish', '_wish']),
  },
  { path: /^src\/product\/members\/(?:ui\/)?search\//, names: new Set(['widenings']) },
  { path: /^(?:src\/product\/media\/|tests\/personal-data)/, names: new Set(['prints', 'banned_prints']) },
];
/** Files that draw what they are named after. */
const DRAWINGS = /^src\/(?:design\/art|product\/landers\/ui)\//;

/** Names of files and identifiers use the field's terms, not words of our own. */
export const checkPrivateWords: Check = (project) =>
  project.paths
    .filter((path) => /^(?:src|tests|tools|scripts|bench)\//.test(path) && isModule(path))
    .flatMap((path) => [...inPath(path), ...inNames(project, path)]);

function inPath(path: string): Finding[] {
  if (DRAWINGS.test(path)) return [];
  const found = path.split('/').flatMap((segment) => termIn(segment.replace(/\.\w+$/, '')) ?? []);
  const own = path.split('/').includes('own') ? ['own says nothing about what is inside: name the thing'] : [];
  return [...found.map(({ term, instead }) => `is named ${term}: call it ${instead}`), ...own].map((says) => ({
    path,
    says,
  }));
}

function inNames(project: Project, path: string): Finding[] {
  const stays = STAY.filter((one) => one.path.test(path));
  const seen = new Set<string>();
  const found: Finding[] = [];
  const { program, text } = parse(project, path);
  walk(program, (node) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    const name = word(node, 'name');
    if (seen.has(name)) return;
    seen.add(name);
    const hit = termIn(name);
    if (hit && !stays.some(({ names }) => names.has(name)))
      found.push({ path, line: lineAt(text, node.start), says: `${name}: call it ${hit.instead}` });
  });
  return found;
}

/** The first of our own words in a name: `takeUpAll`, `take-up`, `TAKE_UP`. */
function termIn(name: string): { term: string; instead: string } | undefined {
  const words = ` ${name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase()} `;
  for (const [term, instead] of TERMS) if (words.includes(` ${term} `)) return { term, instead };
  return undefined;
}
