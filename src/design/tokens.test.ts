import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, distance, hexToOklch, oklchToHex, parseOklch } from './colour.ts';
import { siteColourStyles, siteTokens, UNREAD_DISTANCE } from './site-colours.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const bubbles = readFileSync(new URL('../product/chat/ui/message.tsx', import.meta.url), 'utf8');

function tokensOf(source: string, selector: string): Map<string, string> {
  const start = source.lastIndexOf(selector);
  const body = source.slice(source.indexOf('{', start) + 1, source.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+)(?:;|$)/g)].map((found) => [String(found[1]), String(found[2]).trim()]),
  );
}

const themes = {
  light: tokensOf(css, '[data-theme="light"] {'),
  dark: tokensOf(css, '\n[data-theme="dark"] {'),
};
const system = tokensOf(css, ':root:not([data-theme="light"]) {');

const PAIRS: ReadonlyArray<readonly [text: string, surface: string]> = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) =>
    ['paper', 'surface', 'surface-2', 'surface-3'].map((surface) => [text, surface] as const),
  ),
  ...['paper', 'surface', 'surface-2', 'primary-tint'].map((surface) => ['primary', surface] as const),
  ...['paper', 'surface', 'danger-tint'].map((surface) => ['danger', surface] as const),
  ...['paper', 'surface', 'secondary-tint'].map((surface) => ['secondary-ink', surface] as const),
  ...['paper', 'surface'].map((surface) => ['online-ink', surface] as const),
  ['on-primary', 'primary-fill'],
  ['on-primary', 'primary-hover'],
  ['on-secondary', 'secondary'],
  ['on-secondary', 'secondary-hover'],
  ['on-unread', 'unread'],
  ['ink', 'primary-tint'],
  ['ink', 'secondary-tint'],
  ['ink', 'danger-tint'],
  ['ink', 'unread-tint'],
  ['ink-2', 'primary-tint'],
  ['ink-2', 'secondary-tint'],
];

function ratio(tokens: Map<string, string>, one: string, other: string): number {
  const [a, b] = [parseOklch(tokens.get(one) ?? ''), parseOklch(tokens.get(other) ?? '')];
  if (!a || !b) throw new Error(`No plain colour for ${one} or ${other}`);
  return contrast(a, b);
}

describe('On the evening sky', () => {
  const scene = tokensOf(css, '\n:root {');
  it.each(['mauve', 'violet', 'blue', 'deep', 'navy'])('white can be read on its %s', (colour) => {
    const sky = parseOklch(scene.get(`dusk-${colour}`) ?? '');
    expect(sky && contrast(sky, [1, 0, 0])).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(Object.entries(themes))('In the %s theme', (_, tokens) => {
  it.each(PAIRS)('%s can be read on %s', (text, surface) => {
    expect(ratio(tokens, text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface'])('the border of a control stands out from %s', (surface) => {
    expect(ratio(tokens, 'line-2', surface)).toBeGreaterThanOrEqual(3);
  });
});

function onItsWay(tokens: Map<string, string>): number {
  const [fill, surface, text] = ['primary-fill', 'surface', 'on-primary'].map((name) => {
    const hex = oklchToHex(parseOklch(tokens.get(name) ?? '') ?? [0, 0, 0]);
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  });
  const [, share = ''] = /sending: 'bg-primary-fill\/(\d+) text-on-primary'/.exec(bubbles) ?? [];
  const mixed = fill?.map((value, at) =>
    Math.round(value * (+share / 100) + (surface?.[at] ?? 0) * (1 - +share / 100)),
  );
  const oklch = (channels: number[] = []) =>
    hexToOklch(`#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  return contrast(oklch(mixed), oklch(text));
}

describe('The themes', () => {
  it('let a message be read while it is on its way', () => {
    for (const tokens of Object.values(themes)) expect(onItsWay(tokens)).toBeGreaterThanOrEqual(4.5);
  });

  it('are the same whether dark is chosen or comes from the system', () => {
    expect(Object.fromEntries(system)).toEqual(Object.fromEntries(themes.dark));
  });

  it('name the same tokens', () => {
    expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
  });
});

describe('The colours of a site', () => {
  const choices = ['#ff2d55', '#ffee00', '#00e5ff', '#000000', '#ffffff', '#7a1fa2', '#1d4ed8'];
  it.each(choices)('stay readable when it asks for %s', (choice) => {
    const styles = siteColourStyles({ primary: choice, secondary: choice });
    const site = { light: tokensOf(styles, '[data-theme=light]{'), dark: tokensOf(styles, '[data-theme=dark]{') };
    for (const theme of ['light', 'dark'] as const) {
      const tokens = new Map([...themes[theme], ...site[theme]]);
      const own = PAIRS.filter((pair) => pair.some((name) => /primary|secondary|unread/.test(name)));
      for (const [text, surface] of own)
        expect([text, surface, ratio(tokens, text, surface) >= 4.5]).toEqual([text, surface, true]);
      expect(onItsWay(tokens)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('never make what is unread look like what has a price', () => {
    const steps = Array.from({ length: 6 }, (_, step) => (step * 51).toString(16).padStart(2, '0'));
    const choices = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
    for (const choice of [null, ...choices]) {
      const site = siteTokens({ secondary: choice });
      for (const theme of ['light', 'dark'] as const) {
        const [secondary, unread] = ['secondary', 'unread'].map((name) =>
          parseOklch(site[theme][name] ?? themes[theme].get(name) ?? ''),
        );
        const apart = secondary && unread ? distance(secondary, unread) : 0;
        expect([choice, theme, apart >= UNREAD_DISTANCE]).toEqual([choice, theme, true]);
        expect(unread?.[2]).toBeGreaterThan(45);
        expect(unread?.[2]).toBeLessThan(95);
      }
    }
  });

  it('leave the tokens alone when nothing is asked for', () => {
    expect(siteColourStyles({ primary: null })).toBe('');
  });

  it('refuse what is not a colour', () => {
    expect(() => siteColourStyles({ primary: 'red;}body{display:none' })).toThrow(RangeError);
  });
});

describe('A colour', () => {
  it('survives the way from hex to oklch and back', () => {
    for (const hex of ['#1a2250', '#ffc86b', '#ffffff', '#000000', '#2d62b8'])
      expect(oklchToHex(hexToOklch(hex))).toBe(hex);
  });

  it('has the contrast the standard names', () => {
    expect(contrast(hexToOklch('#000000'), hexToOklch('#ffffff'))).toBeCloseTo(21, 1);
    expect(contrast(hexToOklch('#777777'), hexToOklch('#ffffff'))).toBeCloseTo(4.48, 1);
  });
});
