import type { Schema } from './endpoints.ts';

/** Queries of a call: the least that it takes, and each word that it may have beside that, with all that is tried for it. */
export function queriesOf({ properties = {}, required = [] }: Schema = {}, ids: readonly string[]): string[] {
  const least = Object.fromEntries(required.map((name) => [name, triesOf(name, properties[name], ids)[0] ?? '']));
  const more = Object.entries(properties).flatMap(([name, schema]) =>
    triesOf(name, schema, ids).map((value) => ({ ...least, [name]: value })),
  );
  return [least, ...more].map((words) => `?${new URLSearchParams(words)}`);
}

/** What is tried for a word of a query string. */
function triesOf(name: string, schema: Schema = {}, ids: readonly string[]): readonly string[] {
  if (schema.enum) return schema.enum.map(String);
  if (/id$|^id|^of$/.test(name)) return ids;
  if (/lat|lon/.test(name)) return ['51.98', '5.91'];
  if (name === 'country') return ['NL'];
  if (schema.type === 'boolean') return ['true', 'false'];
  if (name === 'page') return ['1', '2'];
  if (/age/.test(name)) return ['18', '99'];
  return ['NL', 'Marit', 'received'];
}
