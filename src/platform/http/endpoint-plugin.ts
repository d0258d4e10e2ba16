import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const CLIENT_FIELDS = ['method', 'path'];

/** What is left is a method and a path. Schemas with checks are marked as droppable: the build cannot know it. */
export function endpointPlugin(): Plugin {
  return {
    name: 'endpoints',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/product\/.*\/contract\.ts$/ },
      handler(code) {
        const text = new MagicString(code);
        const program = this.parse(code) as unknown as Node;
        for (const { start, end } of constantsIn(program).filter((one) =>
          code.slice(one.start, one.end).includes('.check('),
        ))
          text.appendRight(start, '/* @__PURE__ */ (() => ').appendLeft(end, ')()');
        for (const { properties } of endpointsIn(program)) {
          for (const [index, { name, start, end }] of properties.entries()) {
            if (CLIENT_FIELDS.includes(name)) continue;
            const next = properties[index + 1];
            text.remove(start, next ? next.start : end);
          }
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}

interface Property {
  name: string;
  start: number;
  end: number;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function constantsIn({ body }: Node): Node[] {
  const declared = (body as Node[]).map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one));
  return declared
    .flatMap((one) => (isNode(one) && one.type === 'VariableDeclaration' ? (one.declarations as Node[]) : []))
    .flatMap(({ init }) => (isNode(init) && init.type === 'CallExpression' && !isEndpoint(init) ? [init] : []));
}

const isEndpoint = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint';

function endpointsIn(node: unknown): { properties: Property[] }[] {
  if (Array.isArray(node)) return node.flatMap(endpointsIn);
  if (!isNode(node)) return [];
  const { arguments: given } = node;
  if (isEndpoint(node) && Array.isArray(given)) {
    const [described] = given as Node[];
    const properties = (described?.properties ?? []) as (Node & { key: { name: string } })[];
    return [{ properties: properties.map(({ key, start, end }) => ({ name: key.name, start, end })) }];
  }
  return Object.values(node).flatMap(endpointsIn);
}
