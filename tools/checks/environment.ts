import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { child, children, lineAt, literal, type Node, parse, walk, word } from './syntax.ts';

/** The environment is read in src/platform/config only; what the bundler fills in (DEV, SSR, PROD) also in src/app. */
export const checkEnvironment: Check = (project) =>
  project.paths
    .filter(
      (path) => path.startsWith('src/') && isModule(path) && !isTest(path) && !/^src\/platform\/config[./]/.test(path),
    )
    .flatMap((path) => readsIn(project, path));

function readsIn(project: Project, path: string): Finding[] {
  const { program, text } = parse(project, path);
  const bundler = path.startsWith('src/app/') ? ['DEV', 'SSR', 'PROD'] : [];
  const found: Finding[] = [];
  const allowed = new Set<Node>();
  const add = (node: Node, what: string) =>
    found.push({ path, line: lineAt(text, node.start), says: `reads ${what}: take it from src/platform/config` });
  walk(program, (node) => {
    if (node.type === 'MemberExpression') {
      const object = child(node, 'object');
      if (object && isBundlerEnvironment(object) && bundler.includes(nameOf(node))) allowed.add(object);
      if (isBundlerEnvironment(node) && !allowed.has(node)) add(node, 'import.meta.env');
      if (object && isProcess(object) && nameOf(node) === 'env') add(node, 'process.env');
    }
    if (node.type === 'VariableDeclarator') {
      const source = child(node, 'init');
      const pattern = child(node, 'id');
      if (!source || pattern?.type !== 'ObjectPattern') return;
      const takes = children(pattern, 'properties').some((property) => word(child(property, 'key'), 'name') === 'env');
      if (takes && isProcess(source)) add(node, 'process.env');
      if (takes && source.type === 'MetaProperty') add(node, 'import.meta.env');
    }
    if (node.type === 'ImportDeclaration' && /^(node:)?process$/.test(literal(child(node, 'source')) ?? '')) {
      const takes = children(node, 'specifiers').some((name) => word(child(name, 'imported'), 'name') === 'env');
      if (takes) add(node, 'process.env');
    }
  });
  return found;
}

function isProcess(node: Node): boolean {
  return word(node, 'name') === 'process' || (node.type === 'MemberExpression' && nameOf(node) === 'process');
}

function isBundlerEnvironment(node: Node): boolean {
  return node.type === 'MemberExpression' && child(node, 'object')?.type === 'MetaProperty' && nameOf(node) === 'env';
}

/** The name a member expression reads, written with a dot or as a string in brackets. */
function nameOf(node: Node): string {
  const property = child(node, 'property');
  return node.computed ? (literal(property) ?? '') : word(property, 'name');
}
