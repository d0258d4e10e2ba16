import fc from 'fast-check';
import { textsOfPattern } from './pattern-texts.ts';

/** A JSON schema as the contracts give it, as far as inputs use it. */
export interface ValueSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: ValueSchema[];
  oneOf?: ValueSchema[];
  allOf?: ValueSchema[];
  not?: ValueSchema;
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
const MAX_LENGTH = 60;
const MAX_VALUES = 4;
/** The end of the years of four digits. */
const MAX_DATE = Date.UTC(9999, 11, 31);

/** Values that a schema allows. @param named its components by their address, for `$ref`. */
export function valuesOf(schema: ValueSchema, named: (ref: string) => ValueSchema = unnamed): fc.Arbitrary<unknown> {
  const of = (one: ValueSchema) => valuesOf(one, named);
  if (schema.$ref) return of(named(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [one] = schema.allOf ?? [];
  if (one) return of(one);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && schema.properties) return fc.oneof(...choices.map((choice) => of(narrowed(schema, choice))));
  if (choices) return fc.oneof(...choices.map(of));
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, of)));
}

/** An object of which a choice wants some fields, and what it does not want together left out. */
function narrowed({ anyOf, oneOf = [], not, ...schema }: ValueSchema, choice: ValueSchema): ValueSchema {
  const wanted = choice.required ?? [];
  // Of several that would each do, one alone is given; of a pair that is refused, the first.
  const others = [...oneOf.flatMap(({ required = [] }) => required), ...(not?.required?.slice(1) ?? [])];
  const left = Object.entries(schema.properties ?? {}).filter(
    ([name]) => wanted.includes(name) || !others.includes(name),
  );
  return { ...schema, properties: Object.fromEntries(left), required: [...(schema.required ?? []), ...wanted] };
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
        maxLength: Math.min(schema.maxItems ?? MAX_VALUES, least + MAX_VALUES),
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

/** Letters of all scripts and emoji, and what hides among them: half a pair, a joiner, a mark, a turn of the direction, the end of a C string. */
const UNITS = fc.oneof(
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 5, arbitrary: fc.constantFrom('\0', '\ud800', '\u200d', '\u0301', '\u202e', '\n', '%', "'", '&', '=') },
);

function textsOf({ pattern, format, minLength = 0, maxLength = MAX_LENGTH }: ValueSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc
      .date({ min: new Date(0), max: new Date(MAX_DATE), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  const most = Math.min(maxLength, Math.max(minLength, MAX_LENGTH));
  if (pattern !== undefined) return textsOfPattern(pattern, { least: minLength, most });
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\u200b'), minLength, maxLength: most });
  const letters = fc.array(UNITS, { maxLength: most }).map((units) => fitted(units, minLength, most));
  return fc.oneof({ weight: 9, arbitrary: letters }, { weight: 1, arbitrary: blanks });
}

/** As many of the units as fit, filled up to the least length: lengths count code points, of which a letter may have several. */
function fitted(units: string[], least: number, most: number): string {
  const points = units.flatMap((unit) => [...unit]).slice(0, most);
  while (points.length < least) points.push('a');
  return points.join('');
}

/** A text that a caller words: the way to it, and the longest that it may be; null where nothing says so. */
export interface WordedText {
  way: string[];
  most: number | null;
  /** What all but fits its pattern, as long as may be; absent where it has none. */
  nearMiss?: string;
  /** Its pattern gives it a length, as to a token: no more than that is worth trying. */
  isShort: boolean;
}

/** Where texts are in an input. */
export function textsIn(schema: ValueSchema, way: string[] = []): WordedText[] {
  const below = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    textsIn(one, way),
  );
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...way, name]));
  const items = schema.items ? textsIn(schema.items, [...way, '0']) : [];
  const isText = [schema.type].flat().includes('string') && !schema.enum && !('const' in schema);
  if (!isText) return [...below, ...fields, ...items];
  const { maxLength: most = null, pattern } = schema;
  const nearMiss = pattern === undefined ? {} : { nearMiss: nearMissOf(schema) };
  return [{ way, most, ...nearMiss, isShort: isShort(schema) }, ...below, ...fields, ...items];
}

function isShort({ pattern = '', format = '' }: ValueSchema): boolean {
  const outline = pattern.replace(/\[[^\]]*\]/g, '.');
  return format === 'uuid' || (/^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(outline));
}

/** What no pattern ends in. */
const NO_END = '\u0001';

/** A text that fits a pattern but for its last character; of a pattern that looks for one character somewhere, one without it. */
function nearMissOf(schema: ValueSchema): string {
  const { pattern = '', maxLength = MAX_LENGTH } = schema;
  if (!pattern.startsWith('^')) return ' '.repeat(maxLength);
  const [text = ''] = fc.sample(textsOf({ ...schema, minLength: maxLength }), { numRuns: 1, seed: 7 });
  return `${text.slice(0, -1)}${NO_END}`;
}
