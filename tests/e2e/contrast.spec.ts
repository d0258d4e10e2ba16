import type { Page } from '@playwright/test';
import { VELVET } from '#demo/brands.ts';
import { expectAccessible, violations } from './axe.ts';
import { contrast } from './contrast.ts';
import { expect, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1440, height: 900 };

test('a contrast is the one that the standard names', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('a name on a bright photo is found as soon as its scrim is away, and dim words on a sky are', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/members');
  const card = '.photo-card';
  expect(await violations(page, { within: card, coloursOnly: true })).toEqual([]);
  await styled(page, '.photo-card-words { background: none } .photo-card img { filter: brightness(9) }');
  expect((await violations(page, { within: card, coloursOnly: true })).join()).toMatch(
    /“.+” has a contrast of 1\.\d\d/,
  );

  await visit(page, '/');
  const scene = 'section[aria-labelledby=hero]';
  expect(await violations(page, { within: scene, coloursOnly: true })).toEqual([]);
  await styled(page, `${scene} p { color: oklch(0.5 0.1 272) }`);
  expect((await violations(page, { within: scene, coloursOnly: true })).join()).toContain('instead of 4.5');
});

test('what lies on the photo of a profile can be read on a white photo too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, `/members/${await someMember(page)}`);
  await styled(page, 'main img { filter: brightness(9) }');
  expect(await violations(page, { within: 'main', coloursOnly: true })).toEqual([]);
});

const styled = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

test('a brand’s own colours can be read on its pages, by day and by night', async ({ page, baseURL }) => {
  const velvet = `http://${VELVET.host}:${new URL(baseURL ?? '').port}`;
  for (const path of ['/members', '/login', '/signup']) {
    await visit(page, velvet + path);
    await expectAccessible(page, path);
  }
});

test('no star stands behind words in the sign-up panel', async ({ page }) => {
  const member = await someMember(page);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const path of ['/signup', `/members/${member}/signup`]) {
      await visit(page, path);
      const { stars, words, met } = await page.locator('main .bg-sky').evaluate((panel) => {
        const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        const words: DOMRect[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          // The card's own are on its photo, and the sky is behind it.
          if (!parent?.checkVisibility() || parent.closest('.photo-card')) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          words.push(...range.getClientRects());
        }
        const edge = panel.getBoundingClientRect();
        const stars = [...panel.querySelectorAll('circle[cx$="%"]')].map((star) => star.getBoundingClientRect());
        const seen = stars.filter(({ top, bottom }) => bottom > edge.top && top < edge.bottom);
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const met = seen.filter((star) => words.some((word) => meet(star, word)));
        return { stars: seen.length, words: words.length, met: met.length };
      });
      expect([stars > 0, words > 0, met], `${path} at ${size.width} px`).toEqual([true, true, 0]);
    }
  }
});
