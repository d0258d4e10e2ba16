import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oklchToHex, parseOklch } from '#design/colour.ts';
import { MAIL_COLOURS } from './mail-colours.ts';

const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8');
const rulesOf = (theme: string) => tokens.slice(tokens.indexOf(`[data-theme="${theme}"]`)).split('}')[0] ?? '';

describe.each(['light', 'dark'] as const)('mails in %s', (theme) => {
  test.each(Object.entries(MAIL_COLOURS[theme]))(`have the colour %s of the ${theme} theme`, (name, hex) => {
    const written = new RegExp(`--${name}: (oklch\\([^)]*\\));`).exec(rulesOf(theme))?.[1] ?? '';
    const colour = parseOklch(written);
    expect(colour && oklchToHex(colour)).toBe(hex);
  });
});
