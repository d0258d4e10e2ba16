import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';

interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
  $ref?: string;
}
interface Content {
  content?: { 'application/json'?: { schema?: AnySchema } };
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Description {
  components: { schemas: Record<string, { additionalProperties?: unknown }> };
  paths?: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
}

const FOLDER = new URL('../oracles/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Description;

/** What Adyen takes and answers, by its own descriptions. Each method says what is wrong, or null. */
export class AdyenOracle {
  readonly #checkout = read('adyen-checkout-v72.openapi.json');
  readonly #webhooks = read('adyen-webhooks-v1.openapi.json');
  readonly #known = new Map<string, ValidateFunction>();
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: {
      'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
      int32: { type: 'number', validate: (value: number) => Number.isInteger(value) },
      int64: { type: 'number', validate: (value: number) => Number.isInteger(value) },
    },
  });

  constructor() {
    // A container that can hold extra fields, says the description, and its own examples have some that it does not name.
    const schemas = Object.entries(this.#webhooks.components.schemas);
    for (const [name, schema] of schemas)
      if (name.endsWith('AdditionalData')) schema.additionalProperties = { type: 'string' };
    this.#ajv.addSchema(this.#checkout as AnySchema, 'checkout');
    this.#ajv.addSchema(this.#webhooks as AnySchema, 'webhooks');
  }

  /** @param path as the description writes it, such as `/sessions/{sessionId}`. */
  request(method: string, path: string, body: unknown, query: Record<string, unknown>): string | null {
    const operation = this.#operation(method, path);
    const asked = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const names = asked.map(({ name }) => name);
    const missing = asked.find(({ name, required }) => required && typeof query[name ?? ''] !== 'string');
    if (missing) return `${missing.name} is missing in the query`;
    const unknown = Object.keys(query).find((name) => !names.includes(name));
    if (unknown) return `${unknown} is no parameter`;
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    if (!schema) return body === undefined || body === null ? null : 'a body where none belongs';
    return this.#wrong('checkout', `request ${method} ${path}`, schema, body);
  }

  answer(method: string, path: string, status: number, body: unknown): string | null {
    const described = this.#operation(method, path).responses[String(status)];
    // Failures are the same everywhere, and not written down for each call.
    const failure = { $ref: '#/components/schemas/ServiceError' };
    if (!described && status < 400) return `no answer ${status}`;
    const schema = described ? described.content?.['application/json']?.schema : failure;
    if (!schema) return body === null ? null : 'a body where none belongs';
    return this.#wrong('checkout', `answer ${method} ${path} ${status}`, schema, body);
  }

  webhook(eventCode: string, body: unknown): string | null {
    const content = this.#webhooks.webhooks?.[`/${eventCode}`]?.post?.requestBody?.content;
    const schema = content?.['application/json']?.schema;
    return schema ? this.#wrong('webhooks', `webhook ${eventCode}`, schema, body) : `no webhook ${eventCode}`;
  }

  #operation(method: string, path: string): Operation {
    const operation = this.#checkout.paths?.[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`Adyen has no ${method} ${path}.`);
    return operation;
  }

  #wrong(document: string, name: string, schema: AnySchema, value: unknown): string | null {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${document}#/`)) as AnySchema;
    const validate = this.#known.get(name) ?? this.#ajv.compile(absolute);
    this.#known.set(name, validate);
    return validate(value) ? null : `${name}: ${this.#ajv.errorsText(validate.errors)}`;
  }
}
