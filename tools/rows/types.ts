import type { Fact } from './catalog.ts';

interface Known {
  /** What `pg` makes of a value that it reads. */
  read: string;
  /** What it takes for one. */
  sent: string;
  /** A value as SQL writes it, to try what is read. */
  sample: string;
}

const known = (sample: string, read: string, sent = read): Known => ({ read, sent, sample });

/**
 * Types by their names in `pg_type`, as `pg` reads and writes them with the one parser that `database.ts` sets. A date has no
 * zone while a `Date` has, so one is sent as YYYY-MM-DD; JSON is sent as its text, since `pg` would make lists of arrays.
 */
export const TYPES: Readonly<Record<string, Known>> = {
  bool: known('t', 'boolean'),
  int2: known('1', 'number'),
  int4: known('1', 'number'),
  int8: known('1', 'number', 'number | bigint'),
  float4: known('1.5', 'number'),
  float8: known('1.5', 'number'),
  numeric: known('1.5', 'string', 'number'),
  text: known('a', 'string'),
  varchar: known('a', 'string'),
  bpchar: known('a', 'string'),
  uuid: known('00000000-0000-0000-0000-000000000000', 'string'),
  bytea: known('a', 'Buffer'),
  timestamptz: known('2026-01-01', 'Date'),
  date: known('2026-01-01', 'Date', 'string'),
  json: known('{}', 'unknown', 'string'),
  jsonb: known('{}', 'unknown', 'string'),
  _bool: known('{t}', 'boolean[]'),
  _int2: known('{1}', 'number[]'),
  _int4: known('{1}', 'number[]'),
  _float8: known('{1.5}', 'number[]'),
  _int8: known('{1}', 'string[]', 'number[]'),
  _text: known('{a}', 'string[]'),
  _timestamptz: known('{2026-01-01}', 'Date[]'),
};

/** How a column of a row is typed. @throws for a type that is not in the list yet. */
export const readType = (name: string, fact: Fact): string => typed(typeOf(name).read, name, fact);

/** How a value that is sent is typed. @throws for a type that is not in the list yet. */
export const sentType = (name: string, fact: Fact): string => typed(typeOf(name).sent, name, fact);

function typeOf(name: string): Known {
  const found = TYPES[name];
  if (!found) throw new Error(`tools/rows/types.ts does not know the type ${name} yet: cast it, or add it there.`);
  return found;
}

function typed(type: string, name: string, { nullable, values }: Fact): string {
  const union = values?.map((value) => `'${value.replace(/[\\']/g, '\\$&')}'`).join(' | ');
  const list = name === '_text';
  const limited = union && (list || type === 'string') ? (list ? `(${union})[]` : union) : type;
  return nullable && type !== 'unknown' ? `${limited} | null` : limited;
}
