import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dimWords } from './contrast.ts';
import { expect } from './fixture.ts';

const COLOURS = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** CSS of the part that is looked at; the whole page without it. */
  within?: string;
  coloursOnly?: boolean;
}

/**
 * What bars somebody's way: each rule of axe that is broken, how to mend it, and where. Where axe can not tell what is
 * behind words, because it is a photo or a gradient, the pixels decide.
 */
export async function barriers(page: Page, { within, coloursOnly = false }: Look = {}): Promise<string[]> {
  // Its types come from another copy of the same library. Without frames it needs no second page to sum up in.
  let axe = new AxeBuilder({ page: page as never }).setLegacyMode();
  if (within) axe = axe.include(within);
  if (coloursOnly) axe = axe.withRules(COLOURS);
  const { violations, incomplete } = await axe.analyze();
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

/** Expects that nothing bars the way, by day and by night. A theme changes colours only, so the second looks at those. */
export async function expectNoBarriers(page: Page, name: string, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const look = { coloursOnly: colorScheme === 'dark', ...(within && { within }) };
    expect.soft(await barriers(page, look), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Until what moves once has arrived: colours on their way are no colours. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const once = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(once.map((one) => one.finished));
  });
