import { posix } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';
import type { Project } from './project.ts';

/** A syntax tree node; fields differ by type, so they are read through the functions below. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;
/** `typeOnly`: nothing of it runs. */
export type Import = { specifier: string; line: number; typeOnly: boolean };
type Parsed = { program: Node; module: ParseResult['module']; text: string };

const parsed = new WeakMap<Project, Map<string, Parsed>>();

/** The syntax tree of a module, parsed once per project. Throws on a syntax error. */
export function parse(project: Project, path: string): Parsed {
  const known = parsed.get(project) ?? new Map<string, Parsed>();
  parsed.set(project, known);
  const before = known.get(path);
  if (before) return before;
  const text = project.read(path);
  const { program, module, errors } = parseSync(path, text);
  const error = errors[0];
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const root: unknown = program;
  if (!isNode(root)) throw new Error(`${path} has no syntax tree.`);
  const result = { program: root, module, text };
  known.set(path, result);
  return result;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The child in a field, if it is a single node. */
export function child(node: Node, field: string): Node | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

/** The children in a field that holds a list (holes left out). */
export function children(node: Node, field: string): Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A string field such as an identifier's name; empty when the field is no string. */
export function word(node: Node | undefined, field: string): string {
  const value = node?.[field];
  return typeof value === 'string' ? value : '';
}

/** Visits a node and everything below it, parents first. Returning false keeps out of a node's children. */
export function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === false) return;
  for (const field in node) {
    const value = node[field];
    if (Array.isArray(value)) {
      for (const part of value) if (isNode(part)) walk(part, visit);
    } else if (isNode(value)) walk(value, visit);
  }
}

/** The value of a string literal or of a template without placeholders. */
export function literal(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && children(node, 'expressions').length === 0) return templateTexts(node)[0];
  return undefined;
}

/** The fixed texts of a template, one more than it has placeholders. */
export function templateTexts(node: Node): string[] {
  return children(node, 'quasis').map((quasi) => {
    const value = quasi.value;
    return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
  });
}

/** The name of what is called: `goto` of `page.goto('/')`, `test` of `test('...')`; empty for anything else. */
export function methodOf(node: Node): string {
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
  return callee?.type === 'MemberExpression' ? word(child(callee, 'property'), 'name') : word(callee, 'name');
}

/** Where a chain begins: `test` of `test.describe.configure()`, and of `test.each(list)('...')`. */
export function rootOf(node: Node): string {
  const inner = child(node, 'callee') ?? child(node, 'object') ?? child(node, 'tag');
  return inner ? rootOf(inner) : word(node, 'name');
}

/** The name of a property in an object; empty for a spread or a computed one. */
export const keyOf = (property: Node): string =>
  property.computed ? '' : word(child(property, 'key'), 'name') || (literal(child(property, 'key')) ?? '');

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Everything a module names as a dependency: imports, re-exports, dynamic imports and import types. */
export function importsOf(project: Project, path: string): Import[] {
  const { program, module, text } = parse(project, path);
  const found: Import[] = [];
  const add = (specifier: string | undefined, offset: number, typeOnly: boolean) => {
    if (specifier !== undefined) found.push({ specifier, line: lineAt(text, offset), typeOnly });
  };
  const allTypes = (entries: { isType: boolean }[]) => entries.length > 0 && entries.every(({ isType }) => isType);
  for (const { moduleRequest, start, entries } of module.staticImports)
    add(moduleRequest.value, start, allTypes(entries));
  const reexported = new Set<number>();
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, start } of entries) {
      if (!moduleRequest || reexported.has(moduleRequest.start)) continue;
      reexported.add(moduleRequest.start);
      add(moduleRequest.value, start, allTypes(entries));
    }
  }
  // Most modules have neither of these, and the tree is large.
  if (!text.includes('import(')) return found;
  walk(program, (node) => {
    const isType = node.type === 'TSImportType';
    if (isType || node.type === 'ImportExpression')
      add(literal(child(node, 'source') ?? child(node, 'argument')), node.start, isType);
  });
  return found;
}

/** The repository path a specifier points to, or undefined for a package. */
export function resolve(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#tests/')) return plain.slice(1);
  if (plain.startsWith('#')) return `src/${plain.slice(1)}`;
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  return undefined;
}
