import type { Page } from '@playwright/test';
import { awake, expect, test, visit } from './fixture.ts';

/** Lets a page of this document be opened by a link, once the rest has come. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
}

test('a page that takes longer than 200 ms has a bar for 5 seconds, and after one second its bare shape stands there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await visit(page, '/members');
  await settled(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/packages.php*', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const bar = page.locator('[role=progressbar][aria-label=Loading]');
  const asked = page.waitForRequest('**/api/packages.php*');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'What it costs' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveAttribute('aria-hidden', 'true');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('aria-hidden', 'false');
  await expect(bar).toHaveCSS('transition-delay', '0s');
  await expect(bar.locator('div')).toHaveCSS('animation-duration', '5s');
  const shape = page.locator('main [aria-busy=true]');
  await page.clock.runFor(799);
  await expect(shape).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(1);
  await expect(shape).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.clock.runFor(4_199);
  await expect(bar).toHaveAttribute('aria-hidden', 'false');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('aria-hidden', 'true');
  answer();
  await page.clock.resume();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shape).toHaveCount(0);
});

test('the language page leads back to the page before, with its filters', async ({ page, member }) => {
  await member(page);
  await visit(page, '/members?gender=male&min_age=30');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await expect(page).toHaveURL(/\/lang-config\?next=/);
  await page.reload();
  await awake(page);
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/members?gender=male&min_age=30');
});

test('after a sign-up a phone reminds of the activation by a dialog and not by the alert', async ({ page, member }) => {
  const dialog = page.getByRole('dialog');
  const alert = page.getByRole('main').getByRole('button', { name: 'Send it again' });
  await member(page, { confirmed: false });
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/members?api_signup_complete=1');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/members');
  await expect(alert).toBeHidden();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(alert).toBeHidden();
  await visit(page, '/members');
  await expect(alert).toBeVisible();
  await settled(page);
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/members?api_signup_complete=1');
  await expect(alert).toBeVisible();
  await settled(page);
  await expect(dialog).toBeHidden();
});

test('when the error page itself fails, a sentence and the way home are left', async ({ page, findings }) => {
  findings.expect(/status of 403/, /ApiError: Not for you/, /no picture/);
  await visit(page, '/members');
  const error = { code: 'forbidden', message: 'Not for you' };
  await page.route('**/api/member.php*', (route) => route.fulfill({ status: 403, json: { error } }));
  const broken = "const t = () => { throw new Error('no picture'); }; export { t, t as ErrorHouse };";
  await page.route(/\/assets\/error-house-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  const listed = page.getByRole('main').locator('a[href^="/members/"][href*="list=search"]').first();
  await listed.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred while showing the error page');
  await page.getByRole('link', { name: 'Go back to home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone nearby has the light on.');
});

test('the window keeps the title of the page that is shown', async ({ page, findings }) => {
  findings.expect(/status of 404/);
  await visit(page, '/nowhere');
  await expect(page).toHaveTitle('This page could not be found');
  await settled(page);
  await expect(page).toHaveTitle('This page could not be found');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveTitle(/^Kindling/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveTitle('Log in');
});

test('only files whose name changes with them are kept for good', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const kept = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await kept(script)).toBe('public, max-age=31536000, immutable');
  expect(await kept('/assets/page-hidden.js')).toBe('public, max-age=3600');
});

test('what the server knows stands in the first markup, and a dismissal holds in every browser', async ({
  page,
  member,
}) => {
  await member(page, { photos: 0 });
  const markup = async () => (await page.request.get('/members')).text();
  expect(await markup()).toContain('You have no photo yet.');
  await visit(page, '/members');
  const alert = page.getByText('You have no photo yet.');
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(alert).toBeHidden();
  await expect.poll(markup).not.toContain('You have no photo yet.');
});

test('the app is offered once, after the first like of who comes back, where the browser installs it', async ({
  page,
  member,
  someone,
}) => {
  // A browser without pushes: of two questions this is the only one.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    const prompt = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.asked = 'yes';
        return { outcome: 'accepted' };
      },
    });
    addEventListener('DOMContentLoaded', () => dispatchEvent(prompt));
  });
  await member(page, { gender: 'male', joined_days_ago: 2 });
  const { id } = await someone({ gender: 'female' });
  const question = page.getByText('on this device?');
  await visit(page, `/members/${id}`);
  const loaded = page.waitForResponse(/install-alert/);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await loaded;
  await expect(question).toBeHidden();
  await expect(async () => {
    for (const name of ['Likes', 'Messages']) await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Likes', exact: true }).click();
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(question).toBeHidden();
});

test('pushes are offered after the first like of a visit and with the next page, never on the swipe game, and a no holds', async ({
  page,
  member,
  someone,
}) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await member(page, { gender: 'male' });
  const { id } = await someone({ gender: 'female' });
  const question = page.getByText('Shall we tell you when someone writes?');
  await visit(page, `/members/${id}`);
  const loaded = page.waitForResponse(/push-alert/);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await loaded;
  await page.getByRole('link', { name: 'Messages' }).waitFor();
  await expect(question).toBeHidden();
  // Its texts and the browser's answer come a moment later: until then no page brings it.
  await expect(async () => {
    for (const name of ['Likes', 'Messages']) await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Likes', exact: true }).click();
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Account|Robin/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Swipe game' }).click();
  await expect(page).toHaveURL(/swipe-game/);
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  const { user } = await (await page.request.get('/api/user.php')).json();
  expect(user.dismissed_alerts).toEqual(['push']);
});

test('a search and its order stay behind “Members” for the visit, and the swipe game takes them over', async ({
  page,
  member,
}) => {
  await member(page, { gender: 'male' });
  await visit(page, '/members?gender=female&country=NL&min_age=30&max_age=50&sort=new');
  await page.getByRole('link', { name: 'Likes', exact: true }).click();
  await expect(page).toHaveURL(/likes/);
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(page).toHaveURL('/members?gender=female&country=NL&min_age=30&max_age=50&sort=new');
  await page.reload();
  await awake(page);
  await page
    .getByRole('button', { name: /^Account|Robin/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Swipe game' }).click();
  await expect(page).toHaveURL('/swipe-game?gender=female&country=NL&min_age=30&max_age=50');
  await expect(page.getByText('Women from 30 to 50')).toBeVisible();
});
