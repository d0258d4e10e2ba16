import * as z from 'zod/mini';

/** A whole number that may arrive as text in a query string. */
export const queryInt = (low: number, high = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,16}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(low), z.lte(high))),
  );

/** A decimal number that may arrive as text in a query string. */
export const queryDecimal = (low: number, high: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,6}(?:\.\d{1,20})?$/))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(low), z.lte(high))),
  );

/** A yes or no that may arrive as text in a query string. */
export const queryFlag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
    z.transform((value) => value === true || value === 'true' || value === '1'),
  );
