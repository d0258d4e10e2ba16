import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, visit } from './fixture.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where words stand in an element, line by line, in the page's own pixels. */
const linesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const boxes: Box[] = [];
      const own = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
        // Only spoken.
        if (parent.getBoundingClientRect().width < 2) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        // What has no room in the bar lies below its own box, where nobody sees it.
        for (const { x, y, width, height } of range.getClientRects())
          if (width > 1 && height > 1 && y < own.bottom) boxes.push({ x: x + scrollX, y: y + scrollY, width, height });
      }
      return boxes;
    }),
  );

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The lowest contrast that white has with what lies behind these boxes. */
async function contrastOfWhite(page: Page, boxes: Box[]): Promise<number> {
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync('h1, h2, p, header * { color: transparent !important }');
    document.adoptedStyleSheets.push(bare);
  });
  const picture = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  let brightest = 0;
  for (const { x, y, width, height } of boxes) {
    const area = { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
    const pixels = await picture.clone().extract(area).raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 3)
      brightest = Math.max(brightest, luminance([...pixels.subarray(at, at + 3)]));
  }
  return 1.05 / (brightest + 0.05);
}

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const WINDOWS = [
  { width: 360, height: 800, locale: 'fi' },
  { width: 360, height: 800, locale: 'de' },
  { width: 768, height: 1024, locale: 'en' },
  { width: 1440, height: 900, locale: 'de' },
];

for (const { width, height, locale } of WINDOWS) {
  test(`at ${width} px in ${locale} no star is behind words, white words can be read, and the bar holds its buttons`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const scenes = 'section:has(> svg)';
    const white = `header a, header button, ${scenes} h1, ${scenes} h2, ${scenes} p`;
    const lines = await linesOf(page, white);
    expect(lines.length).toBeGreaterThan(6);
    const stars = await page.locator('section circle[cx$="%"]').evaluateAll((circles) =>
      circles.map((circle) => {
        const { x, y, width, height } = circle.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
      }),
    );
    expect(stars.length).toBeGreaterThan(8);
    expect(stars.filter((star) => lines.some((line) => meet(star, line)))).toEqual([]);
    const buttons = await page.getByRole('banner').locator('a[href="/login"], a[href="/signup"]').all();
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect(box?.height).toBe(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    // The words of Join stand on its own white.
    const join = await linesOf(page, 'header a[href="/signup"], section a[href="/signup"]');
    const others = lines.filter((line) => !join.some((own) => meet(own, line)));
    expect(await contrastOfWhite(page, others)).toBeGreaterThanOrEqual(4.5);
  });
}

test('two portraits of 165 px on phones and three on desktops light up one by one, and are lit with reduced motion', async ({
  page,
}) => {
  const portraits = page.locator('section .lit-window:visible');
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/');
  await expect(portraits).toHaveCount(2);
  for (const portrait of await portraits.all())
    expect((await portrait.boundingBox())?.width).toBeGreaterThanOrEqual(164.9);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(portraits).toHaveCount(3);
  const lights = () =>
    page.locator('section .lights-up').evaluateAll((elements) =>
      elements.map((element) => {
        const { animationName, animationDelay, animationIterationCount, opacity } = getComputedStyle(element);
        return { animationName, delay: Number.parseFloat(animationDelay) * 1000, animationIterationCount, opacity };
      }),
    );
  expect(new Set((await lights()).map(({ animationName, opacity }) => `${animationName} ${opacity}`))).toEqual(
    new Set(['none 1']),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = await lights();
  expect(moving.map(({ delay }) => Math.round(delay)).sort((a, b) => a - b)).toEqual(
    moving.map((_, place) => place * 120),
  );
  for (const light of moving) expect(light).toMatchObject({ animationName: 'light-up', animationIterationCount: '1' });
});

test('names stand whole on their cards at every width, and the heart never stands on them', async ({ page }) => {
  for (const [width, columns] of [
    [360, 2],
    [576, 3],
    [768, 3],
    [992, 4],
    [1200, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/members');
    const cards = page.getByRole('main').locator('li.photo-card');
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    const findings = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const title = card.querySelector('.photo-card-title');
        const heart = card.querySelector('button')?.getBoundingClientRect();
        if (!title || !heart) return ['no name or no heart'];
        const parts = [...title.childNodes].flatMap((node) => {
          const part = document.createRange();
          part.selectNode(node);
          return node instanceof Element ? [node.getBoundingClientRect()] : [...part.getClientRects()];
        });
        const under = parts.some(
          (part) => part.right > heart.left && part.bottom > heart.top && part.top < heart.bottom,
        );
        const name = title.textContent ?? '';
        return [
          ...(title.scrollHeight > title.clientHeight + 1 ? [`cut: ${name}`] : []),
          ...(under ? [`under the heart: ${name}`] : []),
          ...(/\s,/.test(name) ? [`a blank before a comma: ${name}`] : []),
        ];
      }),
    );
    expect(findings).toEqual([]);
  }
});

test('the age is seen on a card beside the longest name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/demo/states?screen=members&state=long+names');
  const cut = await page.locator('li.photo-card').evaluateAll((cards) =>
    cards.map((card) => {
      const text = [...(card.querySelector('.photo-card-cut')?.childNodes ?? [])].find(
        (node) => node.nodeType === 3 && /\d/.test(node.textContent ?? ''),
      );
      if (!text) return 'no age';
      const range = document.createRange();
      range.selectNode(text);
      const [age, heart, edge] = [range, card.querySelector('button') ?? card, card].map((one) =>
        one.getBoundingClientRect(),
      );
      const inside = age && edge && age.width > 8 && age.top > edge.top && age.bottom < edge.bottom;
      return inside && heart && age.right <= heart.left ? null : 'cut';
    }),
  );
  expect(cut.length).toBeGreaterThan(3);
  expect(cut.filter(Boolean)).toEqual([]);
});
