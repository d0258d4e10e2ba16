export interface ValueSchema {
  type?: string;
  anyOf?: ValueSchema[];
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: ValueSchema;
  properties?: Record<string, ValueSchema>;
  propertyNames?: ValueSchema;
  additionalProperties?: ValueSchema;
}

export type ValueShape =
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[]; nullable: boolean }
  | { kind: 'number'; low?: number; high?: number; nullable: boolean }
  | { kind: 'text'; longest?: number; nullable: boolean }
  /** One a line. */
  | { kind: 'lines'; of: 'text' | 'number'; nullable: boolean }
  /** `NL=Kindling`, one a line. */
  | { kind: 'pairs' }
  | { kind: 'list'; items: ValueSchema; nullable: boolean }
  | { kind: 'fields'; fields: readonly [name: string, schema: ValueSchema][] }
  | { kind: 'by_name'; names: readonly string[]; each: ValueSchema };

/** The numbers that JSON Schema gives a whole number without bounds. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

export function shapeOfValue(schema: ValueSchema): ValueShape {
  const nullable = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  const own = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (own.enum) return { kind: 'choice', options: own.enum.map(String), nullable };
  if (own.type === 'boolean') return { kind: 'flag' };
  if (own.type === 'integer' || own.type === 'number')
    return {
      kind: 'number',
      ...(isBound(own.minimum) && { low: own.minimum }),
      ...(isBound(own.maximum) && { high: own.maximum }),
      nullable,
    };
  if (own.type === 'array') {
    const items = own.items ?? {};
    if (items.type === 'object') return { kind: 'list', items, nullable };
    return { kind: 'lines', of: items.type === 'string' ? 'text' : 'number', nullable };
  }
  if (own.properties) return { kind: 'fields', fields: Object.entries(own.properties) };
  if (own.type === 'object' && own.propertyNames?.enum)
    return { kind: 'by_name', names: own.propertyNames.enum.map(String), each: own.additionalProperties ?? {} };
  if (own.type === 'object') return { kind: 'pairs' };
  return { kind: 'text', ...(own.maxLength !== undefined && { longest: own.maxLength }), nullable };
}

export function emptyValue(schema: ValueSchema): unknown {
  const shape = shapeOfValue(schema);
  switch (shape.kind) {
    case 'flag':
      return false;
    case 'lines':
    case 'list':
      return [];
    case 'pairs':
    case 'by_name':
      return {};
    case 'fields':
      return Object.fromEntries(shape.fields.map(([name, inner]) => [name, emptyValue(inner)]));
    case 'number':
      return shape.low ?? 0;
    default:
      return '';
  }
}
