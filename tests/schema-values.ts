import fc from 'fast-check';

/** A JSON schema as the contracts give it, as far as inputs use it. */
export interface ValueSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: ValueSchema[];
  oneOf?: ValueSchema[];
  allOf?: ValueSchema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: ValueSchema;
  properties?: Record<string, ValueSchema>;
  required?: string[];
}

/** Lengths of what is made up where a schema allows more: longer texts and lists are tried elsewhere. */
const LONGEST = 60;
const MOST = 4;

/** Values that a schema allows. @param named its components by their address, for `$ref`. */
export function valuesOf(schema: ValueSchema, named: (ref: string) => ValueSchema = unnamed): fc.Arbitrary<unknown> {
  const of = (one: ValueSchema) => valuesOf(one, named);
  if (schema.$ref) return of(named(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [one] = schema.allOf ?? [];
  if (one) return of(one);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, of)));
}

const unnamed = (ref: string): never => {
  throw new Error(`No component is known, ${ref} neither.`);
};

function ofType(type: string, schema: ValueSchema, of: (one: ValueSchema) => fc.Arbitrary<unknown>) {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: lowest(schema), max: highest(schema) });
    case 'number':
      return fc.double({ min: lowest(schema), max: highest(schema), noNaN: true });
    case 'array': {
      const least = schema.minItems ?? 0;
      return fc.array(of(schema.items ?? {}), {
        minLength: least,
        maxLength: Math.min(schema.maxItems ?? MOST, least + MOST),
      });
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, of(field)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    default:
      return textsOf(schema);
  }
}

const lowest = ({ minimum, exclusiveMinimum }: ValueSchema) =>
  Math.max(minimum ?? -(2 ** 31), exclusiveMinimum === undefined ? -(2 ** 31) : exclusiveMinimum + 1);
const highest = ({ maximum }: ValueSchema) => Math.min(maximum ?? 2 ** 31, 2 ** 31);

function textsOf({ pattern, format, minLength = 0, maxLength = LONGEST }: ValueSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc.date({ min: new Date(0), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  return fc
    .string({ unit: 'grapheme', minLength: Math.min(minLength, LONGEST), maxLength: Math.min(maxLength, LONGEST) })
    .filter(fits);
}

/** Where texts are that a caller words: the way to each, and the longest that it may be; null where nothing says so. */
export function textsIn(schema: ValueSchema, way: string[] = []): { way: string[]; most: number | null }[] {
  const below = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    textsIn(one, way),
  );
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...way, name]));
  const items = schema.items ? textsIn(schema.items, [...way, '0']) : [];
  const isText = [schema.type].flat().includes('string') && !schema.enum && !('const' in schema);
  const own = isText && !isShort(schema) ? [{ way, most: schema.maxLength ?? null }] : [];
  return [...own, ...below, ...fields, ...items];
}

/** A pattern that gives its text a length, as for a token; no more than one that is written out. */
const isShort = ({ pattern = '', format = '' }: ValueSchema) =>
  format === 'uuid' || (/^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern));
