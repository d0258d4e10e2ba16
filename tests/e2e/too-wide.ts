import type { Page } from '@playwright/test';

/** What sticks out of the window's inline end when the page can be moved sideways. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px wide`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))];
  });

/** What sticks out of the narrowest window with text of twice the size (WCAG 1.4.4); the text is as before afterwards. */
export async function tooWideWithLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found = await tooWide(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}
