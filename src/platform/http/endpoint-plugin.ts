import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** What of an endpoint's description a browser's call needs. */
const CLIENT_FIELDS = ['method', 'path'];

/**
 * Leaves of every `endpoint({ ... })` of a contract only what a browser's call needs. The schemas are then used by nothing,
 * and the build drops them and Zod with them: a call costs its method and path. Schemas with checks are marked as such that may be
 * dropped: a method that is called on a schema could do anything in the build's eyes.
 */
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

/** What the constants of a module are, where a call makes them. */
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
