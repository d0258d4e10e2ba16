import type { JsonSchema } from '#platform/http/document-schemas.ts';

const REF = '#/components/schemas/';

/** Values that are written out; of longer lists the first ones. */
const SHOWN = 8;

/** A schema in a few words, as part of a line of Markdown: `integer 1 to 100`, list of [MemberCard](#membercard), `yes` or `no`. */
export function shapeOf(schema: JsonSchema): string {
  const { $ref, anyOf, const: only, enum: values, type, items, properties, additionalProperties } = schema as Shape;
  if ($ref) return linkTo($ref.slice(REF.length));
  if (anyOf) return anyOf.map(shapeOf).join(' or ');
  if (only !== undefined) return code(only);
  if (values)
    return `${values.slice(0, SHOWN).map(code).join(' ')}${values.length > SHOWN ? ` (${values.length} in all)` : ''}`;
  if (type === 'array') return `list of ${shapeOf(items ?? {})}`;
  if (properties) return `{ ${fieldsOf(schema)} }`;
  if (type === 'object') return additionalProperties ? `by name: ${shapeOf(additionalProperties)}` : 'object';
  if (Array.isArray(type)) return type.map((one) => shapeOf({ ...schema, type: one })).join(' or ');
  return type === undefined ? 'anything' : `${type}${boundsOf(schema as Shape)}`;
}

/** The fields of an object; those that may be left out have a question mark. */
export function fieldsOf(schema: JsonSchema): string {
  const { properties = {}, required = [] } = schema as Shape;
  return Object.entries(properties)
    .map(([name, field]) => `\`${name}\`${required.includes(name) ? '' : '?'} ${shapeOf(field)}`)
    .join(', ');
}

const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`;

interface Shape {
  $ref?: string;
  anyOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  required?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
}

const code = (value: unknown) => `\`${value}\``;

function boundsOf({ type, format, minimum, exclusiveMinimum, maximum, minLength, maxLength }: Shape): string {
  if (format) return ` (${format})`;
  const low =
    type === 'string' ? minLength : (minimum ?? (exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined));
  const high = type === 'string' ? maxLength : maximum;
  const from = low === undefined || low === Number.MIN_SAFE_INTEGER ? undefined : low;
  const to = high === undefined || high === Number.MAX_SAFE_INTEGER ? undefined : high;
  const unit = type === 'string' ? ' characters' : '';
  if (from === undefined && to === undefined) return '';
  if (from === to) return ` of ${from}${unit}`;
  if (to === undefined) return ` from ${from}${unit}`;
  return from === undefined ? ` up to ${to}${unit}` : ` ${from} to ${to}${unit}`;
}
