import { expect, expectTypeOf, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type RowOf, statement } from './statement.ts';

const { db } = await startTestApp();

interface Difference {
  params: { less: number; more: number };
  row: { difference: number | null; unit: string };
}
const difference = statement<Difference, { difference: number }>(
  "select :more::int - :less::int as difference, 'credits' as unit",
);

test('values reach a statement by their names, in whatever order they are given', async () => {
  expect(await difference(db, { less: 2, more: 5 })).toEqual([{ difference: 3, unit: 'credits' }]);
  expect(await difference(db, { more: 5, less: 2 })).toEqual([{ difference: 3, unit: 'credits' }]);
});

test('a row has the types of the database, with what the author knows better in their place', async () => {
  const row: RowOf<typeof difference> | null = await difference.one(db, { less: 2, more: 5 });
  const sum: number | undefined = row?.difference;
  expect(sum).toBe(3);
});

test('of no rows the only one is null', async () => {
  const none = statement<{ params: Record<never, never>; row: { id: number } }>('select 1 as id where false');
  expect(await none.one(db)).toBeNull();
});

test('the compiler asks for every value and knows every column', () => {
  expectTypeOf(difference).parameter(1).toEqualTypeOf<{ less: number; more: number }>();
  expectTypeOf<RowOf<typeof difference>>().toMatchObjectType<{ difference: number; unit: string }>();
});
