import * as z from 'zod/mini';
import type { Module } from '../module.ts';
import { ACCESS_ERRORS, ACCESS_WORDS } from './access-errors.ts';
import { type DocumentSchemas, documentSchemas, type JsonSchema } from './document-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { ErrorReply } from './error-reply.ts';

export interface NamedEndpoint {
  readonly name: string;
  readonly feature: string;
  readonly endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export const endpointsOf = (modules: readonly Module[]): NamedEndpoint[] =>
  modules.flatMap(({ name: feature, contracts = [] }) =>
    contracts
      .flatMap((contract) => Object.entries(contract))
      .flatMap(([name, value]) => (isEndpoint(value) ? [{ name, feature, endpoint: value }] : []))
      .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
  );

const placeOf = ({ endpoint: { path, method } }: NamedEndpoint) => `${path} ${method}`;

function namedSchemas(modules: readonly Module[]): Map<z.ZodMiniType, string> {
  const named = new Map<z.ZodMiniType, string>([[ErrorReply, 'ErrorReply']]);
  for (const contract of modules.flatMap(({ contracts = [] }) => contracts))
    for (const [name, value] of Object.entries(contract))
      if (value instanceof z.core.$ZodType && !named.has(value as z.ZodMiniType))
        named.set(value as z.ZodMiniType, name);
  const names = [...named.values()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two contracts export a schema named ${twice}.`);
  return named;
}

export interface ApiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly servers: object[];
  readonly tags: { name: string; description: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: string[];
  readonly security: object[];
  readonly parameters?: { in: string; name: string; required: boolean; schema: JsonSchema }[];
  readonly requestBody?: object;
  readonly responses: Record<string, object>;
}

/** @param sessionCookie its name. @see https://spec.openapis.org/oas/v3.1.1.html */
export function apiDocument(modules: readonly Module[], sessionCookie: string): ApiDocument {
  const endpoints = endpointsOf(modules);
  const schemas = documentSchemas(
    namedSchemas(modules),
    endpoints.flatMap(({ endpoint: { input, query, params, reply } }) => [input, query, params, reply].filter(isThere)),
  );
  const paths: Record<string, Record<string, Operation>> = {};
  for (const named of endpoints) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operationOf(named, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kindling',
      version: '1',
      description: 'Calls of the pages, which are open to other programs of a member too.',
      contact: { name: "The operator of the site; its address is in the settings' support_email" },
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/', description: 'The site that this document comes from' }],
    tags: modules
      .filter(({ name }) => endpoints.some(({ feature }) => feature === name))
      .map(({ name, about = '' }) => ({ name, description: about })),
    paths,
    components: {
      schemas: schemas.usedBy(paths),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by signing up and logging in. On a site with https its name begins with __Host-.',
        },
      },
    },
  };
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

function operationOf({ name, feature, endpoint }: NamedEndpoint, schemas: DocumentSchemas): Operation {
  const { method, access, summary, input, query, params } = endpoint;
  const inQuery = method === 'GET' ? input : query;
  const parameters = [
    ...(params ? parametersOf(schemas.inline(params), 'path') : []),
    ...(inQuery ? parametersOf(schemas.inline(inQuery), 'query') : []),
  ];
  return {
    operationId: name,
    summary,
    description: `For ${ACCESS_WORDS[access]}.${limitOf(endpoint)}${endpoint.address ? ` Also called at ${endpoint.address}.` : ''}`,
    tags: [feature],
    security: access === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && { ...bodyOf(endpoint, schemas) }),
    responses: responsesOf(endpoint, schemas),
  };
}

function bodyOf({ input, text, bytes }: Endpoint, schemas: DocumentSchemas): { requestBody?: object } {
  if (text) return { requestBody: { required: true, content: { '*/*': { schema: { type: 'string' } } } } };
  if (bytes)
    return {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  if (!input) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemas.of(input, 'input') } } } };
}

function parametersOf(schema: JsonSchema, place: string) {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

const limitOf = ({ limit }: Endpoint) =>
  limit ? ` At most ${limit.calls} calls in ${limit.seconds} seconds from one address.` : '';

function responsesOf(endpoint: Endpoint, schemas: DocumentSchemas): Record<string, object> {
  const { reply, type } = endpoint;
  const media = reply
    ? { 'application/json': { schema: schemas.of(reply, 'output') } }
    : type && { [type]: { schema: { type: 'string' } } };
  const answers: Record<string, object> = media
    ? { 200: { description: 'The answer', content: media } }
    : { 303: { description: 'A redirect to a page' } };
  for (const [status, codes] of Object.entries(refusalsOf(endpoint)))
    answers[status] = {
      description: `Refused: ${codes.join(', ')}`,
      content: { 'application/json': { schema: schemas.of(ErrorReply, 'output') } },
    };
  answers.default = {
    description: 'A failure that passes (503, busy) or is ours (500, internal)',
    content: { 'application/json': { schema: schemas.of(ErrorReply, 'output') } },
  };
  return answers;
}

function refusalsOf(endpoint: Endpoint): Record<number, string[]> {
  const { method, path, access, foreign, limit, input, query, params, text, type, errors = {} } = endpoint;
  const codes: [status: number, code: string][] = [
    ...(input || query ? [[400, 'invalid_input'] as [number, string]] : []),
    ...ACCESS_ERRORS[access].map((code): [number, string] => [403, code]),
    ...(foreign || !path.startsWith('/api/') ? [] : [[403, 'foreign_origin'] as [number, string]]),
    ...(params ? [[404, 'not_found'] as [number, string]] : []),
    ...(method === 'GET' ? [] : [[413, 'payload_too_large'] as [number, string]]),
    ...(method !== 'GET' && input && !text ? [[415, 'unsupported_media_type'] as [number, string]] : []),
    ...(limit || type === 'text/event-stream' ? [[429, 'rate_limited'] as [number, string]] : []),
    ...Object.entries(errors).map(([code, status]): [number, string] => [status, code]),
  ];
  const byStatus: Record<number, string[]> = {};
  for (const [status, code] of codes) byStatus[status] = [...(byStatus[status] ?? []), code];
  return byStatus;
}
