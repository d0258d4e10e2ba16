import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPaymentProviders, thirdParties } from './payment-providers.ts';
import { sampleProject } from './project.ts';

const LIST = `
import { BANK } from '#product/payments/bank/gateway.ts';
import { PIGGY } from '#product/payments/piggy/piggy.ts';
export const PROVIDERS = [PIGGY, BANK];`;
const foundIn = (text: string, path = 'src/product/payments/pay.ts') =>
  checkPaymentProviders(sampleProject({ 'src/app/payment-providers.ts': LIST, [path]: text }));

test('third parties are the folders of the list whose file has their name', () => {
  expect(thirdParties(LIST)).toEqual(['piggy']);
  expect(thirdParties(readFileSync('src/app/payment-providers.ts', 'utf8')).length).toBeGreaterThan(2);
});

test.each([
  "import { piggy } from './piggy/gateway.ts';",
  "if (provider === 'piggy') return null;",
  'const { PIGGY_TEST_KEY } = given;',
  'export const readPiggy = () => null;',
  '/** As Piggy wants it. */',
])('the product outside its folder does not know a provider: %s', (text) => {
  expect(foundIn(text)).toMatchObject([{ path: 'src/product/payments/pay.ts', line: 1 }]);
  expect(foundIn(text, 'src/product/credits/ui/pay.tsx')).toHaveLength(1);
});

test('texts and routines of the database do not know it either', () => {
  expect(foundIn('{ "piggy": "Piggy" }', 'locales/en/payments.json')).toHaveLength(1);
  expect(foundIn("select 'piggy'", 'src/product/payments/routines.sql')).toHaveLength(1);
});

test('a provider knows itself, tests know it, and words that only begin like it are nobody\u2019s name', () => {
  const knows = "export const PIGGY = 'piggy';";
  expect(foundIn(knows, 'src/product/payments/piggy/piggy.ts')).toEqual([]);
  expect(foundIn(knows, 'src/product/payments/pay.test.ts')).toEqual([]);
  expect(foundIn("const piggybank = 'Piggybanks PIGGYBANK var(--piggy)';")).toEqual([]);
});
