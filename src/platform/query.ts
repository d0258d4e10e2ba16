import * as z from 'zod/mini';

export const queryInt = (low: number, high = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,16}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(low), z.lte(high))),
  );

export const queryDecimal = (low: number, high: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,6}(?:\.\d{1,30})?(?:e-?\d{1,3})?$/i))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(low), z.lte(high))),
  );

export const queryFlag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
    z.transform((value) => value === true || value === 'true' || value === '1'),
  );

/** Letters of a list at most. */
const MAX_LIST = 1000;

export const queryList = (values: readonly string[]) => {
  const one = `(?:${values.join('|')})`;
  return z.string().check(z.maxLength(MAX_LIST), z.regex(new RegExp(`^(?:${one}(?:,${one})*)?$`)));
};
