import { modules } from '#app/modules.ts';
import { endpointsOf } from '#platform/http/api-document.ts';
import { documentSchemas } from '#platform/http/document-schemas.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  minItems?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** A call of the API, with what it takes as JSON schemas that are written out. */
export interface Call {
  /** As in the contract. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly method: Endpoint['method'];
  /** An address of it, of a photo that there is not. */
  readonly path: string;
  readonly body?: Schema;
  readonly query?: Schema;
}

const given = endpointsOf(modules);
const inputs = given.flatMap(({ endpoint: { input, query } }) =>
  [input, query].filter((schema) => schema !== undefined),
);
const { inline } = documentSchemas(new Map(), inputs);

/** Every endpoint of every contract. */
export const calls: readonly Call[] = given.map(({ name, endpoint }) => {
  const { method, input, query, text } = endpoint;
  const inQuery = method === 'GET' ? input : query;
  return {
    name,
    endpoint,
    method,
    path: endpoint.path.replace(':photo', '999999').replace(':variant', 'card'),
    ...(method !== 'GET' && input && !text && { body: inline(input) as Schema }),
    ...(inQuery && { query: inline(inQuery) as Schema }),
  };
});

let caller = 0;
/** A network address that nobody called from before, so that no limit answers in place of what is tried. */
export function freshAddress(): string {
  caller += 1;
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
}

/** Of a body that no endpoint takes, in bytes. One that says to be so long is refused by that, before any of it is read. */
export const TOO_LONG = 10 * 1024 * 1024;
