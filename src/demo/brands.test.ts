import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contrast, hexToOklch, parseOklch } from '#design/colour.ts';
import { siteTokens } from '#design/site-colours.ts';
import { SiteSettings } from '#product/sites/contract.ts';
import { unknownSettings } from '#product/sites/settings/contract.ts';
import { brandWordsOf } from './brand-words.ts';
import { BRANDS } from './more-brands.ts';

const scenes = readFileSync(new URL('../design/scenes.css', import.meta.url), 'utf8');
const settingsOf = ({ host, settings }: (typeof BRANDS)[number]) =>
  z.parse(SiteSettings, { ...settings, ...brandWordsOf(host) });

const tokensIn = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [String(found[1]), String(found[2])]));

function sceneTokens(name: string) {
  const start = scenes.indexOf(`@utility scene-${name.replace('_', '-')} {`);
  const [light = '', dark = ''] = scenes.slice(start, scenes.indexOf('\n}', start)).split('@variant dark');
  return { light: tokensIn(light), dark: new Map([...tokensIn(light), ...tokensIn(dark)]) };
}
const colour = (text: string | undefined) => (text?.startsWith('#') ? hexToOklch(hexOf(text)) : parseOklch(text ?? ''));
const hexOf = (text: string) => (text.length === 4 ? `#${[...text.slice(1)].map((one) => one + one).join('')}` : text);
const ratio = (one: string | undefined, other: string | undefined) => {
  const [a, b] = [colour(one), colour(other)];
  if (!a || !b) throw new Error(`No plain colour: ${one} on ${other}`);
  return contrast(a, b);
};

const GROUNDS: Record<string, readonly string[]> = {
  street: ['sky-1', 'sky-2', 'sky-3'],
  dressing_room: ['fold-1', 'fold-2', 'fold-3'],
  shore: ['sky-1', 'sky-2', 'sky-3'],
  quay: ['sky-1'],
};
const INK = { light: 'oklch(0.232 0.016 55)', dark: 'oklch(0.945 0.008 78)' };

describe.each(BRANDS)('On $settings.name', (brand) => {
  const settings = settingsOf(brand);
  test.each(['light', 'dark'] as const)('words can be read on its scene and its palette in the %s', (theme) => {
    const scene = sceneTokens(settings.home_scene ?? '')[theme];
    for (const ground of GROUNDS[settings.home_scene ?? ''] ?? [])
      expect([ground, ratio(scene.get('on-scene'), scene.get(ground))]).toEqual([
        ground,
        expect.toSatisfy((reached: number) => reached >= 4.5),
      ]);
    expect(ratio(scene.get('on-scene-fill'), scene.get('scene-fill'))).toBeGreaterThanOrEqual(4.5);
    if (scene.has('band')) expect(ratio(INK[theme], scene.get('band'))).toBeGreaterThanOrEqual(7);
    const own = siteTokens({ primary: settings.primary_color, secondary: settings.secondary_color })[theme];
    if (own['primary-fill']) expect(ratio(own['on-primary'], own['primary-fill'])).toBeGreaterThanOrEqual(4.5);
  });

  test('every setting of its looks and words is taken as it stands', () => {
    expect(unknownSettings(brand.settings)).toEqual([]);
    expect(settings.home_scene).not.toBeNull();
  });

  test('it has a title, a description and words of its own in its languages and in English', () => {
    const languages = [...new Set(['en', settings.domain_language ?? 'en'])] as (keyof typeof settings.home_texts)[];
    for (const language of languages) {
      expect(settings.home_texts[language]?.headline).toBeTruthy();
      if (settings.domain_language) expect(settings.index_titles[language]).toContain(settings.name);
    }
    expect(Object.keys(settings.index_titles).sort()).toEqual(Object.keys(settings.descriptions).sort());
  });
});

test('no two brands share a headline, a scene or a first step', () => {
  const all = BRANDS.map(settingsOf);
  const different = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
  different(all.map(({ home_texts }) => home_texts.en?.headline));
  different(all.map(({ home_scene }) => home_scene));
  different(all.map(({ home_texts }) => home_texts.en?.steps?.[0]?.title ?? 'Show who you are'));
});
