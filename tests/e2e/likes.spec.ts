import type { Locator, Page } from '@playwright/test';
import type { LikesReply } from '#product/likes/contract.ts';
import { expectAccessible } from './axe.ts';
import { expect, PASSWORD, test, visit } from './fixture.ts';

const DIALOG = '[role=dialog]';

const likesOf = async (page: Page): Promise<LikesReply> => (await page.request.get('/api/likes.php')).json();
const newLikes = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/badges.php')).json()).new_likes;

/** Presses a heart that was not pressed just before: two presses within half a second of the page's clock are one. */
async function press(page: Page, heart: Locator): Promise<void> {
  await page.clock.fastForward(600);
  await heart.click();
}

test('two members: a like is told live, is new until its profile is opened, and given back it is a match for both', async ({
  page,
  otherPerson,
  member,
}) => {
  const other = await otherPerson();
  // Else a fictional profile would like her too, ten seconds after she comes.
  await other.context().addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('auto-likes-refused', '1');
  });
  const him = await member(page, { name: 'Ruben', gender: 'male' });
  await page.clock.install();
  const her = await member(other, { name: 'Rosalie' });
  await visit(other, '/members');
  expect(await newLikes(other)).toBe(0);
  const otherTab = await other.context().newPage();
  await visit(otherTab, '/chats');

  await visit(page, `/members/${her.id}`);
  const heart = page.getByRole('button', { name: 'Like', exact: true }).locator('visible=true');
  // A tap that came twice is one like.
  await heart.dblclick();
  for (const tab of [other, otherTab]) await expect(tab).toHaveTitle(/^♥1 /);
  await visit(other, '/likes');
  const card = other.getByRole('main').locator(`a[href^="/likes/m/${him.id}"]`);
  // To point at a link loads its page ahead, which is no look at it.
  const ahead = other.waitForResponse((reply) => reply.url().includes('/api/member.php'));
  await card.hover();
  await ahead;
  expect(await newLikes(other)).toBe(1);
  await card.click();
  await expect(other).toHaveURL(`/likes/m/${him.id}?list=received`);
  await expect.poll(() => newLikes(other)).toBe(0);
  for (const tab of [other, otherTab]) await expect(tab).toHaveTitle(/^(?!♥)/);
  expect((await likesOf(other)).liked_by).toMatchObject([{ id: him.id, like_new: false }]);

  await other.getByRole('main').getByRole('button', { name: 'Like', exact: true }).locator('visible=true').click();
  for (const [who, name] of [
    [other, him.name],
    [otherTab, him.name],
    [page, her.name],
  ] as const) {
    const moment = who.getByRole('dialog', { name: `You and ${name} like each other` });
    await expect(moment).toBeVisible();
    // Whoever was typing when it came goes nowhere by the next key.
    await expect(moment).toBeFocused();
    for (const key of ['Space', 'Enter']) await who.keyboard.press(key);
    await expect(moment).toBeVisible();
    await who.keyboard.press('Escape');
    await expect(moment).toBeHidden();
  }
  await expect(otherTab).toHaveURL('/chats');
  // The page that got the answer was told of it by the event as well.
  await expect(other.locator(DIALOG)).toBeHidden();
  await visit(other, '/likes/matches');
  const matches = other.getByRole('main').getByRole('listitem').filter({ hasText: him.name });
  await expect(matches).toHaveCount(1);
  await press(page, page.getByRole('button', { name: 'Liked', exact: true }).locator('visible=true'));
  await expect(matches).toHaveCount(0);
});

test('a like is taken back from a card, a profile and a conversation', async ({ page, member, someone }) => {
  await member(page, { gender: 'male', premium: true });
  await page.clock.install();
  // Of an age that nobody else has, so that she is in the list.
  const { id, name } = await someone({ age: 79 });
  const likesHer = async () => (await likesOf(page)).profiles.some((liked) => liked.id === id);
  const heart = (like: string) => page.getByRole('main').getByRole('button', { name: like, exact: true });
  const ways = [
    {
      path: '/members?min_age=79&max_age=79',
      like: heart(`Like ${name}`),
      unlike: heart(`Undo the like for ${name}`),
    },
    { path: `/members/${id}`, like: heart('Like'), unlike: heart('Liked') },
  ];
  for (const { path, like, unlike } of ways) {
    await visit(page, path);
    await like.locator('visible=true').first().click();
    await expect.poll(likesHer).toBe(true);
    await press(page, unlike.locator('visible=true').first());
    await expect.poll(likesHer).toBe(false);
    await expect(like.locator('visible=true').first()).toBeVisible();
  }
  await page.request.post('/api/like.php', { data: { profile_id: id } });
  await visit(page, `/members/${id}/chat`);
  // The list beside it may have one of the same name.
  await page
    .getByRole('button', { name: `Conversation with ${name}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: `Undo the like for ${name}` }).click();
  await expect.poll(likesHer).toBe(false);
});

test('a like that fails is taken back on the screen with a sentence, and one that does not suit says why', async ({
  page,
  findings,
  member,
  someone,
}) => {
  findings.expect(/status of 422/, /ERR_FAILED/);
  await member(page);
  const suited = await someone({ gender: 'male' });
  await visit(page, `/members/${suited.id}`);
  const heart = page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).locator('visible=true');
  await page.route('**/api/like.php', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({
        error: { code: 'like_unsuited', message: 'One of you does not look for the other’s gender.' },
      }),
    }),
  );
  await heart.click();
  await expect(page.getByText('One of you does not look for the other’s gender.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('what a visitor likes is liked after the log-in', async ({ page, someone }) => {
  const [wanted, him] = [await someone(), await someone({ gender: 'male' })];
  await visit(page, `/members/${wanted.id}`);
  await page.getByRole('button', { name: 'Like', exact: true }).locator('visible=true').click();
  await page.locator(DIALOG).getByRole('link', { name: 'I already have an account' }).click();
  await page.getByLabel('E-mail address or username').fill(him.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`/members/${wanted.id}`);
  await expect(page.getByRole('button', { name: 'Liked', pressed: true }).locator('visible=true')).toBeVisible();
  expect((await likesOf(page)).profiles.map(({ id }) => id)).toContain(wanted.id);
});

/** Has the page tell that a timer of ten seconds has begun. Comes after the page's clock, whose timers it watches. */
const noteTenSeconds = (page: Page) =>
  page.addInitScript(() => {
    const begin = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) => {
      if (ms === 10_000) document.documentElement.dataset.tenSeconds = 'begun';
      return begin(work, ms, ...rest);
    }) as typeof window.setTimeout;
  });

test('a newcomer is asked once after ten seconds whether a fictional profile may be shown that likes her', async ({
  page,
  member,
}) => {
  await member(page, { name: 'Geertruida', joined_days_ago: 0 });
  await page.clock.install();
  await noteTenSeconds(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/api/auto-like.php', '/api/likes.php'].includes(pathname)) asked.push(pathname);
  });
  await visit(page, '/members');
  // What counts the ten seconds comes after the page, on a busy machine seconds later.
  await expect(page.locator('html')).toHaveAttribute('data-ten-seconds', 'begun');
  // The clock goes on by itself too, on a busy machine for seconds.
  await page.clock.fastForward(5_000);
  expect(asked).not.toContain('/api/auto-like.php');
  await page.clock.fastForward(5_500);
  const dialog = page.getByRole('dialog', { name: 'A fictional profile likes you' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('does not exist');
  await expect(dialog.getByText('Fictional', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a like of a fictional profile', DIALOG);
  await page.clock.fastForward(600);
  await expect(page).toHaveTitle(/^♥1 /);
  const [like] = (await likesOf(page)).liked_by;
  expect(like).toMatchObject({ fictional: true, like_new: true });

  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.goto('/likes');
  await page.clock.fastForward(12_000);
  await expect(page.getByRole('main').locator('a[href^="/likes/m/"]')).toHaveCount(1);
  await expect(dialog).toBeHidden();
  expect(asked.filter((path) => path === '/api/auto-like.php')).toHaveLength(1);

  // An address can ask for the newest like, and then no longer does.
  await visit(page, '/members?t=3&gender=male');
  await page.clock.fastForward(3_100);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/members?gender=male');
  await dialog.getByRole('button', { name: /^See the profile of/ }).click();
  await expect(page).toHaveURL(`/members/${like?.id}`);
  await expect.poll(() => newLikes(page)).toBe(0);

  for (const t of ['-1', '1e9', 'NaN', '1&t=x']) {
    await visit(page, `/members?t=${t}`);
    await expect(page).toHaveURL('/members');
    await page.clock.fastForward(5_000);
    await expect(page.locator(DIALOG)).toBeHidden();
  }
  await visit(page, '/members?t=0');
  await dialog.getByRole('button', { name: 'Show me real members only' }).click();
  await expect(page).toHaveURL('/members?real_only=true');
  await expect(dialog).toBeHidden();
});

test('older likes come as the list is scrolled, and by keys after a failure', async ({
  page,
  member,
  someone,
  findings,
}) => {
  findings.expect(/status of 403/);
  const me = await member(page, { gender: 'male' });
  await (await someone()).api.post('/api/like.php', { data: { profile_id: me.id } });
  const [liker] = (await likesOf(page)).liked_by;
  const many = Array.from({ length: 230 }, (_, at) => ({
    ...liker,
    id: 5000 + at,
    name: `Guest ${at + 1}`,
    like_new: false,
  }));
  let reachable = false;
  await page.route('**/api/likes.php*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('before') ?? 0);
    if (from > 0 && !reachable) return route.fulfill({ status: 403, json: { message: 'Not now.' } });
    const headers = from + 100 < many.length ? { link: `</api/likes.php?before=${from + 100}>; rel="next"` } : {};
    return route.fulfill({ headers, json: { profiles: [], liked_by: many.slice(from, from + 100) } });
  });
  await visit(page, '/members');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Likes/ })
    .click();
  const cards = page.getByRole('main').locator('a[href^="/likes/m/"]');
  await expect(cards).toHaveCount(100);
  await expect(page.getByText('That is everyone.')).toHaveCount(0);
  // The list asks by itself as it is scrolled; after a failure it waits for the button.
  await cards.last().scrollIntoViewIfNeeded();
  await expect(page.getByText('The older likes did not load. Try again.')).toBeVisible();
  reachable = true;
  await page.getByRole('button', { name: 'Show older likes' }).press('Enter');
  await expect(cards).toHaveCount(200);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(230);
  await expect(page.getByText('That is everyone.')).toBeVisible();
});
