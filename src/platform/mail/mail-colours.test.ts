import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oklchToHex, parseOklch } from '#design/colour.ts';
import { MAIL_COLOURS } from './mail-colours.ts';

const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8');
const light = tokens.slice(tokens.indexOf('[data-theme="light"]'), tokens.indexOf('[data-theme="dark"]'));

test.each(Object.entries(MAIL_COLOURS))('mails have the colour %s of the light theme', (name, hex) => {
  const written = new RegExp(`--${name}: (oklch\\([^)]*\\));`).exec(light)?.[1] ?? '';
  const colour = parseOklch(written);
  expect(colour && oklchToHex(colour)).toBe(hex);
});
