import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** A request or an answer that the provider's own description does not have. */
export class OracleViolation extends Error {}

interface Asked {
  readonly method: string;
  /** The path as the description writes it, such as `/v2/payments/{id}`. */
  readonly path: string;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema?: { readonly type?: unknown };
  }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

export interface Oracle {
  /** @throws OracleViolation for a body, a query word or an operation that is not described. */
  checkRequest(
    asked: Asked,
    request: { readonly query: Readonly<Record<string, unknown>>; readonly body: unknown },
  ): void;
  /** @throws OracleViolation for a status or a body that is not described. */
  checkAnswer(asked: Asked, answer: { readonly status: number; readonly body: unknown }): void;
  /** @throws OracleViolation for what is none of these. @param schema a name below `components/schemas`. */
  checkSchema(schema: string, value: unknown): void;
}

/** A provider's description of its API, as a judge of requests and answers in JSON. @param file below tests/oracles. */
export function openOracle(file: string): Oracle {
  const text = readFileSync(join(import.meta.dirname, '..', 'oracles', file), 'utf8');
  const description: { paths: Record<string, Record<string, Operation>> } = JSON.parse(text);
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': isMoment } });
  ajv.addSchema(description, 'oracle');
  const check = (pointer: readonly string[], value: unknown, what: string) => {
    const validate = ajv.getSchema(`oracle#/${pointer.map(escaped).join('/')}`);
    if (!validate) throw new OracleViolation(`${what}: not described`);
    if (!validate(value)) throw new OracleViolation(`${what}: ${ajv.errorsText(validate.errors)}`);
  };
  const operationOf = ({ method, path }: Asked) => {
    const operation = description.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new OracleViolation(`${method} ${path}: not described`);
    return operation;
  };
  return {
    checkRequest(asked, { query, body }) {
      const { parameters = [], requestBody } = operationOf(asked);
      const base = ['paths', asked.path, asked.method.toLowerCase()];
      for (const [name, value] of Object.entries(query)) {
        const at = parameters.findIndex((parameter) => parameter.in === 'query' && parameter.name === name);
        if (at < 0) throw new OracleViolation(`${asked.path}: no query word ${name}`);
        const isInteger = parameters[at]?.schema?.type === 'integer' && /^\d+$/.test(`${value}`);
        check([...base, 'parameters', `${at}`, 'schema'], isInteger ? Number(value) : value, name);
      }
      if (requestBody) check([...base, 'requestBody', 'content', 'application/json', 'schema'], body, asked.path);
      else if (body !== undefined && body !== null) throw new OracleViolation(`${asked.path}: takes no body`);
    },
    checkAnswer(asked, { status, body }) {
      const { responses } = operationOf(asked);
      const named = [`${status}`, `${Math.floor(status / 100)}XX`].find((name) => responses[name]);
      if (!named) throw new OracleViolation(`${asked.path}: never answers ${status}`);
      const [type] = Object.keys(responses[named]?.content ?? {});
      const pointer = [
        'paths',
        asked.path,
        asked.method.toLowerCase(),
        'responses',
        named,
        'content',
        type ?? '',
        'schema',
      ];
      if (type) check(pointer, body, `${asked.path} ${status}`);
      else if (body !== null) throw new OracleViolation(`${asked.path}: answers ${status} without a body`);
    },
    checkSchema: (schema, value) => check(['components', 'schemas', schema], value, schema),
  };
}

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));

/** As a part of a JSON pointer in a URI. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
