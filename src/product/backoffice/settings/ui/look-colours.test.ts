import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastsOf, LEAST_CONTRAST, PRODUCT_TOKENS, tokensOf } from './look-colours.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('whatever two colours a site asks for, pages keep text readable by day and by night', () => {
  fc.assert(
    fc.property(fc.option(colour), fc.option(colour), (primary, secondary) => {
      const tokens = tokensOf(primary, secondary);
      expect(tokens).not.toBeNull();
      for (const { name, ratio } of tokens ? contrastsOf(tokens) : [])
        expect(ratio, `${name} of ${primary} and ${secondary}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});

test('what is no colour has no look', () => {
  for (const text of ['red', '#fff', 'oklch(a b c)', 'url(x)']) expect(tokensOf(text, null), text).toBeNull();
  expect(tokensOf('oklch(0.45 0.15 340)', null)?.light.primary).toMatch(/^oklch/);
});

test('the product’s own colours are those of its style sheet', () => {
  const css = readFileSync('src/design/tokens.css', 'utf8');
  for (const tokens of Object.values(PRODUCT_TOKENS))
    for (const [name, value] of Object.entries(tokens)) expect(css).toContain(`--${name}: ${value};`);
});
