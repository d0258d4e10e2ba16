import * as z from 'zod/mini';

export type JsonSchema = { [keyword: string]: unknown };
type Direction = 'input' | 'output';

const refTo = (name: string) => `#/components/schemas/${name}`;

export interface DocumentSchemas {
  of(schema: z.ZodMiniType, direction: Direction): JsonSchema;
  inline(schema: z.ZodMiniType): JsonSchema;
  usedBy(part: unknown): Record<string, JsonSchema>;
}

/**
 * @param named schemas by their name.
 * @param others schemas without one.
 */
export function documentSchemas(
  named: ReadonlyMap<z.ZodMiniType, string>,
  others: readonly z.ZodMiniType[],
): DocumentSchemas {
  const names = new Map([...new Set(others)].map((schema, index) => [schema, `#${index}`]));
  for (const [schema, name] of named) names.set(schema, name);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const sent = schemasOf(registry, 'input', refTo);
  const answered = schemasOf(registry, 'output', refTo);
  const differs = (name: string) => JSON.stringify(sent[name]) !== JSON.stringify(answered[name]);
  const sentName = (name: string) => (differs(name) && !name.endsWith('Input') ? `${name}Input` : name);
  const sentAs = schemasOf(registry, 'input', (name) => refTo(sentName(name)));
  const byRef = new Map([...names.values()].map((name) => [refTo(sentName(name)), sentAs[name] ?? {}]));
  const components: Record<string, JsonSchema> = {};
  for (const name of named.values()) {
    components[name] = answered[name] ?? {};
    components[sentName(name)] = sentAs[name] ?? {};
  }
  const written = (schema: z.ZodMiniType, direction: Direction) =>
    (direction === 'input' ? sentAs : answered)[names.get(schema) ?? ''] ?? {};
  return {
    of: (schema, direction) => {
      const name = named.get(schema);
      if (name === undefined) return written(schema, direction);
      return { $ref: refTo(direction === 'input' ? sentName(name) : name) };
    },
    inline: (schema) => writtenOut(written(schema, 'input'), byRef),
    usedBy: (part) => {
      const used = new Set<string>();
      follow(part, components, used);
      return Object.fromEntries([...used].sort().map((name) => [name, components[name] ?? {}]));
    },
  };
}

const writtenOut = (schema: JsonSchema, byRef: ReadonlyMap<string, JsonSchema>): JsonSchema =>
  JSON.parse(JSON.stringify(schema, (_, part) => byRef.get(part?.$ref) ?? part));

function follow(part: unknown, components: Record<string, JsonSchema>, used: Set<string>): void {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (used.has(name)) continue;
    used.add(name);
    follow(components[name] ?? {}, components, used);
  }
}

function schemasOf(
  registry: ReturnType<typeof z.registry<{ id: string }>>,
  io: Direction,
  uri: (name: string) => string,
): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => plain(zodSchema as z.core.$ZodTypes, jsonSchema, io),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, id: _name, ...schema }]) => [name, schema]),
  );
}

function plain(schema: z.core.$ZodTypes, json: JsonSchema, io: Direction): void {
  const { def } = schema._zod;
  // Replies may grow; what is sent and is not known is left out, not refused.
  if (def.type === 'object' && !def.catchall) delete json.additionalProperties;
  if (io !== 'input' || def.type !== 'pipe') return;
  // Text of an address that is read as something else: what it has to be is said where it ends.
  const end = (def.out as z.core.$ZodTypes)._zod.def;
  if (end.type !== 'pipe') return;
  for (const keyword of Object.keys(json)) delete json[keyword];
  const { $schema: _dialect, ...read } = z.toJSONSchema(end.out, { unrepresentable: 'any' });
  Object.assign(json, read);
}
