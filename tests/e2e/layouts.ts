import type { Page, Response } from '@playwright/test';
import { isLander, type Layout } from '../../src/pages/page-names.ts';
import { expect } from './fixture.ts';
import type { Screen } from './screens.ts';

/** What is there of each layout; landers bring bars and footers of their own. */
const AROUND: Record<Layout, { bar: number; foot: number }> = {
  default: { bar: 1, foot: 1 },
  chat: { bar: 1, foot: 0 },
  lander: { bar: 0, foot: 0 },
  empty: { bar: 0, foot: 0 },
  staff: { bar: 0, foot: 0 },
};

const MISSING = 'This page could not be found';
/** What is new of messages and likes, which other tests may send meanwhile. */
const COUNTS = /^(\(\d+\+?\) )?(♥\d+\+? )?/;
const ENTRY_KEY = 'entry-warning-seen-at';

/** Expects that a page was answered as it should be, has a title, and has around it what its row in the table says. */
export async function expectAround(page: Page, reply: Response | null, screen: Screen): Promise<void> {
  const count = (css: string) => page.locator(css).count();
  const seen = { status: reply?.status(), bar: await count('nav[aria-label=Main]'), foot: await count('#foot') };
  const around = AROUND[screen.page?.layout ?? 'default'];
  expect.soft(seen, screen.name).toEqual({ status: screen.missing ? 404 : 200, ...around });
  const title = (await page.title()).replace(COUNTS, '');
  expect.soft([title.length > 2, title === MISSING], `${screen.name}: ${title}`).toEqual([true, screen.missing]);
}

/** How many warnings lie over a page, once all has come that may. Leaves it without. */
export async function warnings(page: Page, { page: row }: Screen): Promise<number> {
  // What lies over a page comes after it, but on landers, which carry it.
  if (!row || !isLander(row))
    await page.getByRole('region', { name: 'Notices', includeHidden: true }).waitFor({ state: 'attached' });
  return page.evaluate(async (key) => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
    localStorage.setItem(key, 'now');
    // A warning that hears that it was closed before anybody entered opens again.
    const closed = open.map(
      (dialog) => new Promise((heard) => dialog.addEventListener('close', heard, { once: true })),
    );
    for (const dialog of open) dialog.close();
    await Promise.all(closed);
    localStorage.removeItem(key);
    return open.length;
  }, ENTRY_KEY);
}
