import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';

interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema: AnySchemaObject }[];
  readonly requestBody?: { content: Record<string, { schema: AnySchemaObject }> };
  readonly responses: Record<string, { content: Record<string, { schema: AnySchemaObject }> }>;
}
interface Oracle {
  readonly info: { readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly webhooks: Record<string, { post: Required<Pick<Operation, 'requestBody'>> }>;
}

const NAME = 'stripe';
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const text = readFileSync(new URL('../../oracles/stripe-2026-10-28.openapi.json', import.meta.url), 'utf8');
const oracle: Oracle = JSON.parse(text.replaceAll('"$ref": "#/', `"$ref": "${NAME}#/`));

const options = { strict: false, validateFormats: false, allErrors: false } as const;
const answers = new Ajv2020(options).addSchema({ ...oracle, $id: NAME });
// A form has texts only.
const requests = new Ajv2020({ ...options, coerceTypes: true }).addSchema({ ...oracle, $id: NAME });
const compiled = new Map<string, ValidateFunction>();

export const API_VERSION = oracle.info.version;

/** What is wrong with a request by the description of its operation, and with what it names in its query; null if nothing is. */
export function wrongInRequest(method: string, path: string, body: object, query: object): string | null {
  const operation = operationOf(method, path);
  const form = operation.requestBody?.content[FORM]?.schema ?? { type: 'object', maxProperties: 0 };
  const properties = Object.fromEntries(
    (operation.parameters ?? []).filter((each) => each.in === 'query').map((each) => [each.name, each.schema]),
  );
  const asked = { type: 'object', properties, additionalProperties: false };
  return (
    wrong(requests, `${method} ${path} form`, form, body) ?? wrong(requests, `${method} ${path} query`, asked, query)
  );
}

export function wrongInAnswer(method: string, path: string, status: number, body: unknown): string | null {
  const { responses } = operationOf(method, path);
  const name = status === 200 ? '200' : 'default';
  const schema = responses[name]?.content[JSON_TYPE]?.schema;
  return schema ? wrong(answers, `${method} ${path} ${name}`, schema, body) : 'no such answer is described';
}

export function wrongInEvent(type: string, body: unknown): string | null {
  const schema = oracle.webhooks[type]?.post.requestBody.content[JSON_TYPE]?.schema;
  return schema ? wrong(answers, `event ${type}`, schema, body) : `no event ${type} is described`;
}

function operationOf(method: string, path: string): Operation {
  const operation = oracle.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described.`);
  return operation;
}

function wrong(ajv: Ajv2020, name: string, schema: AnySchemaObject, value: unknown): string | null {
  const validate = compiled.get(name) ?? ajv.compile(schema);
  compiled.set(name, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: name });
}

/** A form as Stripe reads it: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export function readForm(form: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const steps = name.split(/\[|\]\[|\]/).filter((step, index) => index === 0 || step !== '');
    let at = root;
    for (const step of steps.slice(0, -1)) {
      const next = Object.hasOwn(at, step) ? at[step] : {};
      at[step] = next;
      at = next as Record<string, unknown>;
    }
    at[steps.at(-1) ?? ''] = name.endsWith('[]') ? [...((at[steps.at(-1) ?? ''] as string[]) ?? []), value] : value;
  }
  return listed(root) as Record<string, unknown>;
}

/** Objects whose names are 0, 1, 2 ... are lists. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
