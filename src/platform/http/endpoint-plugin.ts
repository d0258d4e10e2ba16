import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** What of an endpoint's description a browser's call needs. */
const CLIENT_FIELDS = ['method', 'path'];

/**
 * Leaves of every `endpoint({ ... })` of a contract only what a browser's call needs. The schemas are then used by nothing,
 * and the build drops them and Zod with them: a call costs its method and path.
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
        for (const { properties } of endpointsIn(this.parse(code))) {
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

function endpointsIn(node: unknown): { properties: Property[] }[] {
  if (Array.isArray(node)) return node.flatMap(endpointsIn);
  if (!isNode(node)) return [];
  const { callee, arguments: given } = node;
  if (node.type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint' && Array.isArray(given)) {
    const [described] = given as Node[];
    const properties = (described?.properties ?? []) as (Node & { key: { name: string } })[];
    return [{ properties: properties.map(({ key, start, end }) => ({ name: key.name, start, end })) }];
  }
  return Object.values(node).flatMap(endpointsIn);
}
