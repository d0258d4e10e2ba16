import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, type Someone, type Traits, test, visit } from './fixture.ts';

/** Years that nobody has but those whom this file makes. */
const AGE = 91;
const GAME = `/swipe-game?min_age=${AGE}&max_age=${AGE}`;
/** Likes of a day. */
const LIKES = 4;

type MakeSomeone = (traits?: Traits) => Promise<Someone>;

/** Enough people for a game, of one gender. */
async function dealt(someone: MakeSomeone, gender: 'female' | 'male'): Promise<Someone[]> {
  const names = ['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Fe'];
  return Promise.all(names.map((name) => someone({ name, gender, age: AGE })));
}

const topCard = (page: Page) => page.locator('[data-place="0"]');
const nameOnTop = async (page: Page) => (await topCard(page).getAttribute('aria-label'))?.replace(/, \d+$/, '') ?? '';
const swipes = (page: Page) => page.waitForResponse((reply) => reply.url().endsWith('/api/swipe.php'));

/** Opens the game; its cards answer a moment after the page around them does. */
async function openGame(page: Page): Promise<void> {
  await visit(page, GAME);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-place="0"]') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** The finger's way over the card, as a phone tells it. */
async function drag(page: Page, by: number): Promise<void> {
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error('There is no card.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const phone = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }] });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', (by * step) / 10);
  await send('touchEnd', by);
  await phone.detach();
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a card dragged far is decided and can be taken back, and one let go early springs back', async ({
    page,
    member,
    someone,
  }) => {
    await dealt(someone, 'female');
    await member(page, { gender: 'male' });
    await openGame(page);
    const first = await nameOnTop(page);
    await drag(page, 40);
    await expect.poll(async () => (await topCard(page).boundingBox())?.x).toBe(16);
    expect(await nameOnTop(page)).toBe(first);

    const passed = swipes(page);
    await drag(page, -260);
    expect((await passed).status()).toBe(200);
    await expect(topCard(page)).not.toHaveAttribute('aria-label', new RegExp(`^${first},`));
    await page.getByRole('button', { name: `Undo the pass on ${first}` }).click();
    await expect(topCard(page)).toHaveAttribute('aria-label', new RegExp(`^${first},`));
  });

  test('a card taken back while it still flies away lies on top again, at its place', async ({
    page,
    member,
    someone,
  }) => {
    await dealt(someone, 'female');
    await member(page, { gender: 'male' });
    await page.clock.install();
    await openGame(page);
    const [first, place] = [await nameOnTop(page), await topCard(page).boundingBox()];
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('z');
    // Longer than a card takes to leave.
    await page.clock.runFor(500);
    await expect(topCard(page)).toHaveAttribute('aria-label', new RegExp(`^${first},`));
    await expect.poll(() => topCard(page).boundingBox()).toEqual(place);
  });
});

test('by mouse and by buttons a card is passed and liked, and one let go early springs back', async ({
  page,
  member,
  someone,
}) => {
  await dealt(someone, 'male');
  await member(page);
  await openGame(page);
  const dragged = async (by: number) => {
    const box = await topCard(page).boundingBox();
    if (!box) throw new Error('There is no card.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2, { steps: 10 });
    await page.mouse.up();
  };
  /** What the server is told of whoever lies on top. */
  const decided = async (act: () => Promise<void>) => {
    const [name, id] = [await nameOnTop(page), await topCard(page).getAttribute('data-member')];
    const reply = swipes(page);
    await act();
    const { profile_id, verdict } = (await reply).request().postDataJSON();
    expect([(await reply).status(), profile_id]).toEqual([200, Number(id)]);
    await expect(topCard(page)).not.toHaveAttribute('data-member', String(id));
    return [verdict, name];
  };
  const first = await nameOnTop(page);
  await dragged(40);
  expect(await nameOnTop(page)).toBe(first);
  expect(await decided(() => dragged(-400))).toEqual(['pass', first]);
  const second = await nameOnTop(page);
  expect(await decided(() => page.getByRole('button', { name: `Pass on ${second}` }).click())).toEqual([
    'pass',
    second,
  ]);
  const third = await nameOnTop(page);
  await expect(page.getByText('4 likes left')).toBeVisible();
  expect(await decided(() => page.getByRole('button', { name: `Like ${third}` }).click())).toEqual(['like', third]);
  await expect(page.getByText('3 likes left')).toBeVisible();
});

test('what was decided without a connection goes out from any page, of several tabs once', async ({
  page,
  context,
  member,
  someone,
}) => {
  await dealt(someone, 'male');
  const { id: player } = await member(page);
  const game = async () => (await page.request.get(GAME.replace('/swipe-game', '/api/swipe.php'))).json();
  const card = (await game()).members.at(-1);
  // Kept where no page of the product runs: one that is still starting would send it, and be left before the answer.
  await page.goto('/robots.txt');
  const [key, decision] = [
    `swipe-outbox:${player}`,
    { key: 'x', verdict: 'pass', id: card.id, name: card.name, at: '' },
  ];
  await page.evaluate(([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''), [key, JSON.stringify([decision])]);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/swipe.php')) sent.push(request.postData() ?? '');
  });
  await Promise.all([visit(page, '/likes'), visit(await context.newPage(), '/members')]);
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('swipe-outbox')));
  await expect.poll(left).toEqual([]);
  expect((await game()).state.passed).toMatchObject({ id: card.id });
  expect(sent).toEqual([JSON.stringify({ profile_id: card.id, verdict: 'pass' })]);
});

test('a connection lost as the game opens takes nothing away: decisions wait, and go out once it is back', async ({
  page,
  findings,
  member,
  someone,
}) => {
  findings.expect(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
  await dealt(someone, 'female');
  await member(page, { gender: 'male' });
  let lost = false;
  const documents: string[] = [];
  let back = false;
  await page.route('**/*', (route, request) => {
    // What comes last of every page is the first that no longer comes; the browser still takes itself for connected.
    if (/\/assets\/for-members/.test(request.url())) lost = !back;
    if (request.resourceType() === 'document') documents.push(request.url());
    if (lost) return route.abort('internetdisconnected');
    return route.continue();
  });
  await openGame(page);
  const [first, decided] = [await nameOnTop(page), page.getByText('3 likes left')];
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/swipe.php'));
  await page.keyboard.press('ArrowRight');
  await expect(decided).toBeVisible();
  const second = await nameOnTop(page);
  await page.keyboard.press('ArrowLeft');
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('swipe-outbox') ? text : [])),
    );
  await expect
    .poll(async () => (await kept()).map((text) => JSON.parse(text)).sort((one, other) => one.order - other.order))
    .toMatchObject([
      { verdict: 'like', name: first },
      { verdict: 'pass', name: second },
    ]);
  // By then the page knows that the server is away, too.
  await refused;
  expect([lost, documents.length]).toEqual([true, 1]);
  const { state } = await (await page.request.get('/api/swipe.php')).json();
  expect(state).toMatchObject({ left: 4, passed: null });
  back = true;
  lost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await (await page.request.get('/api/swipe.php')).json()).state)
    .toMatchObject({ left: 3, likes: [{ name: first }], passed: { name: second } });
});

/** Nobody likes her yet, and she wants no likes of fictional profiles: nothing opens over the game. */
const refuseAutoLikes = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('auto-likes-refused', '1');
  });

test('by keys a member likes until none is left, and is told when the next one comes, in German', async ({
  page,
  member,
  someone,
}) => {
  await dealt(someone, 'male');
  await member(page, { name: 'Annegret', language: 'de' });
  await refuseAutoLikes(page);
  await openGame(page);
  await page.getByRole('button', { name: 'Wen du siehst' }).locator('visible=true').click();
  const filters = page.getByRole('dialog', { name: 'Wen du siehst' });
  await filters.getByRole('switch').check();
  await expectAccessible(page, 'whom the game shows');
  await filters.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page).toHaveURL(/real_only=true/);
  await openGame(page);
  const status = page.getByRole('status');
  const first = await nameOnTop(page);
  await page.keyboard.press('ArrowLeft');
  await expect(status.getByText(`${first} übersprungen.`)).toBeAttached();
  await page.keyboard.press('z');
  await expect(topCard(page)).toHaveAttribute('aria-label', new RegExp(`^${first},`));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(first);
  await page.goBack();
  await expect(topCard(page)).toHaveAttribute('aria-label', new RegExp(`^${first},`));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Noch 3 Likes', { exact: true })).toBeVisible();
  // Faster than any answer comes: no press is lost.
  for (let like = 2; like <= 4; like += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Vier Likes, gut vergeben.' })).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/api/swipe.php')).json()).state.left).toBe(0);
  await expect(page.getByText(/^(heute|morgen) um \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('link', { name: 'Zurück zur Suche' })).toBeAttached();
  // A like taken back wins no other one.
  await page
    .getByRole('button', { name: /^Like für .+ zurücknehmen$/ })
    .first()
    .click();
  await expect(page.getByText('Ein zurückgenommenes Like zählt trotzdem 24 Stunden lang mit.')).toBeVisible();
  const likesLeft = async () => {
    const { state } = await (await page.request.get('/api/swipe.php')).json();
    return [state.left, state.likes.filter(({ liked }: { liked: boolean }) => liked).length];
  };
  await expect.poll(likesLeft).toEqual([0, 3]);
  await visit(page, GAME);
  await expect(page.getByRole('heading', { name: 'Vier Likes, gut vergeben.' })).toBeVisible();
  const tell = page.getByRole('switch', { name: 'Sag mir, wenn es wieder Likes gibt' });
  const asked = swipes(page);
  await tell.check();
  expect(await (await asked).json()).toEqual({ tell: true });
  await expectAccessible(page, 'no like left');
  await visit(page, GAME);
  await expect(tell).toBeChecked();
});

test('where no like is left the switch is seen at once on small phones, in the languages that need the most room', async ({
  page,
  member,
  someone,
}) => {
  const people = await dealt(someone, 'male');
  await member(page);
  await refuseAutoLikes(page);
  for (const { id } of people.slice(0, LIKES)) {
    const data = { profile_id: id, verdict: 'like' };
    expect((await page.request.post('/api/swipe.php', { data })).status()).toBe(200);
  }
  expect((await page.request.put('/api/swipe.php', { data: { tell: true } })).status()).toBe(200);
  for (const language of ['de', 'es', 'fi', 'fr']) {
    await page.request.put('/api/user.php', { data: { language } });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await visit(page, GAME);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      const end = (box: HTMLElement | SVGElement) => box.getBoundingClientRect().bottom;
      const bottom = await page.getByRole('main').locator('label').evaluate(end);
      expect(bottom, `the switch in ${language} on ${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
    }
  }
});
