import type { Page } from '@playwright/test';
import { BRANDS } from '#demo/more-brands.ts';
import { violations } from './axe.ts';
import { expect, test, visit } from './fixture.ts';

const HERO = 'section[aria-labelledby=hero]';
const SEARCH = `${HERO} button[type=submit]`;

/** A brand's first page, as somebody sees it who comes from its country and speaks this language. */
async function open(
  page: Page,
  baseURL: string | undefined,
  { host, settings }: (typeof BRANDS)[number],
  locale?: string,
) {
  const url = `http://${host}:${new URL(baseURL ?? '').port}`;
  await page
    .context()
    .addCookies([
      { name: 'country', value: String(settings.country), url },
      ...(locale ? [{ name: 'locale', value: locale, url }] : []),
    ]);
  await visit(page, `${url}/`);
}

for (const brand of BRANDS) {
  const { name } = brand.settings;

  test(`${name} says what it is, and its button is in sight at 390x660 in its languages`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 660 });
    for (const locale of ['en', String(brand.settings.domain_language ?? 'de')]) {
      await open(page, baseURL, brand, locale);
      const button = await page.locator(SEARCH).boundingBox();
      expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(660);
      await expect(page.locator(`${HERO} h1`)).toBeInViewport({ ratio: 1 });
      await expect(page.locator(HERO)).toContainText(name);
      await expect(page.locator(HERO)).toContainText('18');
    }
    await open(page, baseURL, brand, 'en');
    const joins = brand.settings.signups === 'invite' ? 'Free, by invitation' : 'Free to join';
    await expect(page.locator(HERO)).toContainText(/Dating and chat.*18\+.*/);
    await expect(page.locator(HERO)).toContainText(joins);
  });

  for (const [width, height] of [
    [360, 800],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    test(`at ${width} px the words of ${name} can be read on its scene, by day and by night, and nothing is wider than the screen`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await open(page, baseURL, brand, 'en');
        expect(await violations(page, { within: HERO, coloursOnly: true })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      const behind = await page.evaluate((hero) => {
        const words = [...document.querySelectorAll(`${hero} h1, ${hero} .home-words > p`)].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        });
        const stars = [...document.querySelectorAll('.scene-stars *')].filter((star) => star.checkVisibility());
        return stars
          .map((star) => star.getBoundingClientRect())
          .filter((star) =>
            words.some((box) => star.x < box.right && box.x < star.right && star.y < box.bottom && box.y < star.bottom),
          ).length;
      }, HERO);
      expect(behind).toBe(0);
      const buttons = await page.getByRole('banner').locator('a[href="/login"], a[href="/signup"]').all();
      for (const button of buttons) expect((await button.boundingBox())?.height).toBe(44);
    });

  test(`${name} keeps every id of its drawings to one element, and hides them from screen readers and forced colours`, async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, brand);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const art = page.locator('.home-art').first();
    await expect(art).toHaveAttribute('aria-hidden', 'true');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('.home-art:visible')).toHaveCount(0);
  });

  test(`nothing of ${name} moves when its faces arrive late`, async ({ page, baseURL }) => {
    let release = () => {};
    const painted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { host } = brand;
    await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.001);
  });
}

test('on phones the longest name has its age in sight, and it and the label of a fictional profile end above the search', async ({
  page,
  baseURL,
}) => {
  for (const brand of BRANDS)
    for (const [width, height] of [
      [360, 800],
      [390, 664],
      [430, 932],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, baseURL, brand, 'en');
      const findings = await page.locator(HERO).evaluate((hero) => {
        const search = hero.querySelector('form')?.getBoundingClientRect().top ?? 0;
        return [...hero.querySelectorAll('.home-people > li')].flatMap((person) => {
          const [name, label] = [person.querySelector('.home-name'), person.querySelector('.home-label')];
          const first = name?.querySelector('span');
          if (!name || !label || !first) return ['no name'];
          first.textContent = 'Maximiliano Alexander';
          // As high as the label that fictional profiles have, where this person is real.
          if (label.children.length === 1) label.insertAdjacentHTML('beforeend', '<i style="block-size: 1.5rem">i</i>');
          const [whole, box] = [name.getBoundingClientRect(), label.getBoundingClientRect()];
          const age = document.createRange();
          age.selectNodeContents(name);
          age.setStartAfter(first);
          const seen = age.getBoundingClientRect();
          return [
            ...(seen.width < 10 || seen.right > whole.right + 1 ? ['the age is cut'] : []),
            ...(box.bottom > search ? [`${Math.round(box.bottom - search)} px below the search`] : []),
          ];
        });
      });
      expect(findings, `${brand.settings.name}, ${width} by ${height}`).toEqual([]);
    }
});

test('with text twice as large in Finnish the scene hangs below the words, and nothing is cut', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const brand of BRANDS) {
    await open(page, baseURL, brand, 'fi');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const places = await page.locator(HERO).evaluate((hero) => {
      const of = (selector: string) => hero.querySelector(selector)?.getBoundingClientRect();
      const [words, stage, form] = [of('.home-words'), of('.home-stage'), of('form')];
      return { words: words?.bottom ?? 9e9, top: stage?.top ?? 0, stage: stage?.bottom ?? 9e9, form: form?.top ?? 0 };
    });
    expect(places.words).toBeLessThanOrEqual(places.top + 1);
    expect(places.stage).toBeLessThanOrEqual(places.form + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('the search presets every age and the reader’s country, and hides nobody unasked', async ({ page, baseURL }) => {
  const [kindling] = BRANDS;
  if (!kindling) throw new Error('The demo has no brand.');
  await open(page, baseURL, kindling, 'en');
  await expect(page.getByLabel('Youngest')).toHaveValue('18');
  await expect(page.getByLabel('Oldest')).toHaveValue('99');
  await expect(page.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await page.locator(SEARCH).click();
  await expect(page).toHaveURL(/\/members\?country=NL$/);
});

test('who comes to the first page from another one sees its scene too', async ({ page }) => {
  await visit(page, '/members');
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page.locator('#scene-street-desktop > svg')).toBeVisible();
  await expect(page.locator('#scene-street-step1 > svg')).toBeVisible();
});

test('a site for men asks nobody for a gender: not in its searches, not in the match-finder, not at the sign-up', async ({
  page,
  baseURL,
}) => {
  const kade = BRANDS.find(({ settings }) => settings.niche === 7);
  if (!kade) throw new Error('The demo has no site for men.');
  await open(page, baseURL, kade, 'en');
  const url = new URL(page.url()).origin;
  const asked = page.getByText(/^(Women|A woman|Everyone|Gender|I am)$/);
  await expect(page.locator(SEARCH)).toBeVisible();
  await expect(asked).toHaveCount(0);
  await visit(page, `${url}/members`);
  await expect(page.getByRole('main').getByLabel('Country').first()).toBeAttached();
  await expect(page.getByLabel('Gender')).toHaveCount(0);
  await visit(page, `${url}/match-finder`);
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(asked).toHaveCount(0);
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
      const title = card.querySelector('.photo-card-cut');
      const texts = title && document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      let text = texts?.nextNode();
      while (text && !/\d/.test(text.textContent ?? '')) text = texts?.nextNode();
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
