import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dimWords } from './contrast.ts';
import { expect } from './fixture.ts';

const COLOURS = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** CSS of the part that is looked at; the whole page without it. */
  within?: string;
  /** CSS of parts that are left out, because they are looked at elsewhere. */
  without?: string[];
  coloursOnly?: boolean;
}

/**
 * What bars somebody's way: each rule of axe that is broken, how to mend it, and where. Where axe cannot tell what is
 * behind words, because it is a photo or a gradient, the pixels decide.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  // A dialog's file may still be on its way.
  if (look.within) await page.locator(look.within).first().waitFor();
  await settled(page);
  const { violations, incomplete } = await run(page, look);
  const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  return [
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} ${failureSummary ?? ''}`),
    ),
    ...(await dimWords(
      page,
      undecided.map(({ target }) => String(target[0])),
    )),
  ];
}

type Found = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'incomplete'>;

/** Half a megabyte of script, as its own package for Playwright sends it twice for every look: a document needs it once. */
export const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function run(page: Page, { within, without = [], coloursOnly = false }: Look): Promise<Found> {
  const options = {
    resultTypes: ['violations', 'incomplete'],
    ...(coloursOnly && { runOnly: { type: 'rule', values: COLOURS } }),
  };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ where, options }) => {
      const { axe } = globalThis as unknown as { axe: { run(where: unknown, options: unknown): Promise<Found> } };
      const { violations, incomplete } = await axe.run(where, options);
      return { violations, incomplete };
    },
    { where: { include: [[within ?? 'html']], exclude: without.map((css) => [css]) }, options },
  );
}

/** Expects that nothing bars the way, by day and by night. A theme changes colours only, so the second looks at those. */
export async function expectAccessible(page: Page, name: string, look: string | Look = {}): Promise<void> {
  const where = typeof look === 'string' ? { within: look } : look;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violations(page, { ...where, coloursOnly: colorScheme === 'dark' });
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Until fonts and photos are there and what moves once has arrived: colours on their way are no colours. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...shown.map((image) => image.decode())]);
    const once = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(once.map((one) => one.finished));
  });
