import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { somebody } from './accounts.ts';
import { awake, expect, PASSWORD, test, visit } from './fixture.ts';

const CHOSEN_PASSWORD = 'a lamp in the window';
/** Of Middelburg in Zeeland, by its id in GeoNames: nobody whom other tests make lives there. */
const MIDDELBURG = 2750896;
/** As the sign-up gives them, and what a message takes of them. */
const [STARTING, PRICE] = [15, 5];

interface Thijs {
  email: string;
  username: string;
}

test.use({ warned: false });

test('a visitor finds somebody, likes, signs up with a message, and is back there as a member', async ({
  page,
  otherPerson,
  member,
}) => {
  const thijs = { email: somebody('thijs').email, username: somebody('Thijs').name };
  const noor = await otherPerson();
  const { id, name } = await member(noor, { name: 'Noor', city_id: MIDDELBURG });
  const taps = await tapsOf(page);

  await test.step('the visitor is warned once and comes in', () => enter(page));
  expect(taps(), 'to come in').toBe(1);
  await test.step('looks through the members with filters that stand in the address', () => search(page, name));
  taps();
  await test.step('opens a profile, and to like asks to join', () => openAndLike(page, name, id));
  await test.step('signs up with a message', () => signUp(page, name, thijs));
  expect(taps(), 'from the list to a like and a message, and two that are refused').toBe(10 + 2);
  await visit(noor, '/members');
  await test.step('activates by the link in the mail', () => activate(page, name, thijs));
  await test.step('the other side hears of like and message without a reload', async () => {
    await expect.poll(() => newLikes(noor)).toBe(1);
    await expect.poll(() => unread(noor)).toBe(1);
    await expect(noor).toHaveTitle(/^\(1\) ♥1 /);
  });
  await test.step('is back at the profile with the like done', async () => {
    await page.getByRole('link', { name: `Back to ${name}` }).click();
    await expect(page).toHaveURL(`/members/${id}`);
    await expect(page.getByRole('button', { name: 'Liked', pressed: true })).toBeVisible();
  });
  expect(await balance(page)).toBe(STARTING - PRICE);
});

test.describe('a member', () => {
  test.use({ warned: true });

  test('writes until the credits run out, is read, buys more, and is answered live', async ({
    page,
    otherPerson,
    member,
  }) => {
    const noor = await otherPerson();
    const her = await member(noor, { name: 'Noor', premium: true, credits: 50 });
    // The first words to somebody are free.
    const thijs = await member(page, { name: 'Thijs', gender: 'male', credits: 2 * PRICE });
    const letter = { profile_id: her.id, key: randomUUID(), body: 'Hello, I saw your light from the street.' };
    expect((await page.request.post('/api/chat.php', { data: letter })).status()).toBe(200);
    const [taps, tapsOfNoor] = [await tapsOf(page), await tapsOf(noor)];
    await visit(noor, '/members');
    await visit(page, '/members');
    await test.step('writes on until the credits run out', () => spendAll(page, her.name));
    tapsOfNoor();
    await test.step('the other side reads it', () => readThread(noor, thijs.name));
    taps();
    await test.step('buys credits: cancelled, failed, pending, paid', () => buy(page, taps));
    await test.step('writes again', () => writeAgain(page, her.name));
    await test.step('is answered, and both sides see it live', () => converse(page, noor, her.name, thijs.name));
    expect(tapsOfNoor(), 'from the first screen to an answer').toBe(3);
  });
});

/** Counts what somebody presses; each call tells how often since the one before. */
async function tapsOf(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => 'tapped' in window && (window.tapped as () => void)(), { capture: true }),
  );
  return () => {
    const since = taps;
    taps = 0;
    return since;
  };
}

const unread = (page: Page) => countIn(page, /^\d+ unread messages?$/);
const newLikes = (page: Page) => countIn(page, /^\d+ new likes?$/);

/** A number that the top bar speaks; 0 when it says nothing. */
async function countIn(page: Page, words: RegExp): Promise<number> {
  // In one look: what is counted may be gone in the next.
  const [spoken = '0'] = await page.getByRole('navigation', { name: 'Main' }).getByText(words).allInnerTexts();
  return Number.parseInt(spoken, 10);
}

async function enter(page: Page): Promise<void> {
  await visit(page, '/');
  const warning = page.getByRole('dialog', { name: 'For adults of 18 and over' });
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Yes, enter' }).click();
  await expect(warning).toBeHidden();
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone nearby has the light on.');
  await expect(warning).toBeHidden();
}

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'See more members' }).click();
  await expect(page).toHaveURL('/members');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption({ label: 'Women' });
  await expect(page).toHaveURL(/gender=female/);
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
  await expect(page).toHaveURL(/country=DE/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Women.*Germany$/);
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Netherlands' });
  await expect(page).toHaveURL(/country=NL/);
  await page.getByRole('combobox', { name: 'Province' }).selectOption({ label: 'Zeeland' });
  await expect(page).toHaveURL(/countryregion=NL-ZE/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Women.*Zeeland$/);
  const youngest = page.getByRole('slider', { name: 'Youngest' });
  await youngest.focus();
  await youngest.press('PageUp');
  await expect(page).toHaveURL(/min_age=(?!18)\d+/);
  const oldest = page.getByRole('slider', { name: 'Oldest' });
  await oldest.focus();
  await oldest.press('PageDown');
  // Both ages stand in the address from the first press on.
  await expect(page).toHaveURL(/max_age=(?!99)\d+/);

  const address = new URL(page.url());
  const [low, high] = [Number(address.searchParams.get('min_age')), Number(address.searchParams.get('max_age'))];
  expect(low).toBeGreaterThan(18);
  // Not those just outside of the search, whom it shows where it finds few.
  const shown = page.locator('main li', { has: page.locator('a[href*="list=search"]') });
  await expect(shown.filter({ hasText: name })).toHaveCount(1);
  for (const text of await shown.allInnerTexts()) {
    const age = Number(/, (\d+)/.exec(text)?.[1]);
    expect(age, text).toBeGreaterThanOrEqual(low);
    expect(age, text).toBeLessThanOrEqual(high);
  }
  const reply = await page.request.get(`/api/members.php${address.search}`);
  const { members } = await reply.json();
  expect(members).toHaveLength(await shown.count());
  for (const member of members) expect(member).toMatchObject({ gender: 'female', country: 'NL', region: 'Zeeland' });

  await page.reload();
  await awake(page);
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('NL-ZE');
  await expect(shown.filter({ hasText: name })).toHaveCount(1);
}

async function openAndLike(page: Page, name: string, id: number): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${name} ?, \\d+`) }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${id}\\?list=search&`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}, \\d+`) })).toBeVisible();
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Join Kindling' })).toBeVisible();
}

async function signUp(page: Page, name: string, thijs: Thijs): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Join Kindling' });
  await expect(dialog).toContainText(`${name} gets your like as soon as you have joined.`);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(dialog.getByText('Choose one to go on.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'A man' }).check();
  await dialog.getByRole('radio', { name: 'Straight' }).check();
  await next.click();

  await dialog.getByLabel('Day').fill('17');
  await dialog.getByLabel('Month').fill('5');
  await dialog.getByLabel('Year').fill('1985');
  await dialog.getByLabel('Username').fill('@thijs');
  await next.click();
  await expect(dialog.getByText('Username may not start with @')).toBeVisible();
  await dialog.getByLabel('Username').fill(thijs.username);
  await next.click();

  const message = dialog.getByLabel(`Message to ${name}`);
  await expect(dialog).toContainText('Free: paid from your 15 welcome credits.');
  await message.fill('Hello, I saw your light from the street.');
  await next.click();

  await dialog.getByLabel('E-mail address').fill(thijs.email);
  await dialog.getByLabel('Password', { exact: true }).fill(CHOSEN_PASSWORD);
  for (const [name, path] of [
    ['terms (opens in a new tab)', '/pages/terms'],
    ['privacy statement (opens in a new tab)', '/pages/privacy'],
  ] as const) {
    const link = dialog.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL('/complete-signup');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The link is in the e-mail to ${thijs.email}.`)).toBeVisible();
}

async function activate(page: Page, name: string, thijs: Thijs): Promise<void> {
  await page.getByRole('link', { name: 'E-mail' }).click();
  await expect(page.getByText(`As soon as you confirm, ${name} gets your like and your message.`)).toBeVisible();
  const [outbox] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the demo outbox' }).click(),
  ]);
  const subject = outbox.getByRole('listitem').filter({ hasText: thijs.email }).getByRole('link').first();
  // The mail is sent by a job, a moment later.
  await expect(async () => {
    await outbox.reload();
    await expect(subject).toHaveText('Confirm your e-mail address for Kindling', { timeout: 500 });
  }).toPass();
  await subject.click();
  // A link in the mail leads on in the whole tab; opening it does nothing yet.
  const inMail = outbox.frameLocator('iframe').getByRole('link', { name: 'Confirm my e-mail address' });
  const link = await inMail.getAttribute('href');
  await inMail.click();
  await expect(outbox).toHaveURL(link ?? '');
  await outbox.close();
  await page.goto(link ?? '');
  await awake(page);
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(page).toHaveURL(/\/activate\/done\?token=/);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome.' })).toBeVisible();
  await expect(page.getByText(`${name} has your like and your message.`)).toBeVisible();
}

const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Write to ${name}` });
const line = (page: Page) => page.locator('form', { has: page.getByRole('textbox', { name: /^Write to/ }) });

/** Writes one message and sees it in the thread as sent. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await composer(page, name).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: `Messages with ${name}` }).getByText(text)).toBeVisible();
  await expect(composer(page, name)).toHaveValue('');
}

async function spendAll(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/chats');
  // In the list: the profile, which stands until the list is there, has links with the name as well.
  await page
    .getByRole('list', { name: 'Messages' })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page).toHaveURL(/\/chats\/\d+/);
  await expect(page.getByText('Hello, I saw your light from the street.').last()).toBeVisible();
  for (const [text, before, after] of [
    ['What are you reading these days?', '10 credits', '5 credits'],
    ['And do you like the rain?', '5 credits', '0 credits'],
  ] as const) {
    await expect(line(page)).toContainText(`Free: paid from your ${parseInt(before, 10)} welcome credits`);
    await expect(line(page)).toContainText(`Balance ${before}`);
    await write(page, name, text);
    await expect(line(page)).toContainText(`Balance ${after}`);
  }
  await expect(line(page)).toContainText('You do not have enough credits. A message costs 5 credits');
  await composer(page, name).fill('One more?');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
}

async function readThread(noor: Page, writer: string): Promise<void> {
  await expect.poll(() => unread(noor)).toBe(3);
  await noor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click();
  const row = noor.getByRole('listitem').filter({ hasText: writer });
  await expect(row).toContainText('And do you like the rain?');
  await expect(row).toContainText('3 unread messages');
  await row.getByRole('link').click();
  await expect(
    noor.getByRole('region', { name: `Messages with ${writer}` }).getByText('What are you reading these days?'),
  ).toBeVisible();
  await expect.poll(() => unread(noor)).toBe(0);
}

async function buy(page: Page, taps: () => number): Promise<void> {
  await line(page).getByRole('link', { name: 'Get credits, from €9.95' }).click();
  await expect(page).toHaveURL(/^[^?]*\/credits\?next=%2Fchats%2F\d+$/);
  const cheapest = page.getByRole('list', { name: 'Credit packages' }).getByRole('listitem').first();
  await expect(cheapest).toContainText('25 credits');
  await expect(cheapest).toContainText('€9.95');
  await expect(cheapest).toContainText('€1.99 a message');
  await cheapest.getByRole('link', { name: 'Choose 25 credits for €9.95' }).click();

  await pay(page, 'Cancel');
  expect(taps(), 'from the conversation to the bank, one of them for the law, and one there').toBe(5 + 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed or has been cancelled.');
  await expect(page.getByText('You stopped before paying €9.95.')).toBeVisible();
  await expect.poll(() => balance(page)).toBe(0);

  await page.getByRole('link', { name: 'Back to the conversation' }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Try another method' }).click();
  await pay(page, 'Let it fail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed or has been cancelled.');
  await expect(page.getByText('Your payment of €9.95 (iDEAL | Wero) could not be completed.')).toBeVisible();

  await page.getByRole('link', { name: 'Try another method' }).click();
  await pay(page, 'Leave it pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please wait for your payment');
  expect(await balance(page)).toBe(0);

  await page.getByRole('link', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Settle €9.95 now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 25 credits are here');
  await expect(page.getByText('You have 25 credits now, and you stay premium, even at zero credits.')).toBeVisible();
  expect(await balance(page)).toBe(25);
  await expect(page.getByRole('link', { name: '25 credits. Buy credits' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Premium' })).toBeHidden();

  // Coming back by hand, without the provider, brings nothing.
  await page.reload();
  await awake(page);
  expect(await balance(page)).toBe(25);
}

/** From the checkout through the provider's page; ends where the provider sends the payer back to. */
async function pay(page: Page, ending: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await page.getByRole('checkbox', { name: /^I expressly ask/ }).check();
  await page.getByRole('button', { name: /^Buy and pay €/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox bank');
  await page.getByRole('button', { name: ending }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+/);
  await awake(page);
}

/** What the server says, rather than the page. */
async function balance(page: Page): Promise<number> {
  const { user } = await (await page.request.get('/api/user.php')).json();
  return user.credits;
}

async function writeAgain(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Back to the conversation' }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await awake(page);
  await expect(line(page)).toContainText('Balance 25 credits');
  // What could not be sent before was kept.
  await expect(composer(page, name)).toHaveValue('One more?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(line(page)).toContainText('Balance 20 credits');
}

async function converse(page: Page, noor: Page, name: string, writer: string): Promise<void> {
  const thread = noor.getByRole('region', { name: `Messages with ${writer}` });
  await expect(thread.getByText('One more?')).toBeVisible();
  await expect(page.getByText(/· Read$/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click();
  await expect(page).toHaveTitle('Members');
  await write(noor, writer, 'One more is fine. I do like the rain.');
  await expect.poll(() => unread(page)).toBe(1);
  await expect(page).toHaveTitle('(1) Members');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click();
  // Beside the list the conversation of today is open again.
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expect(page.getByText('One more is fine. I do like the rain.').last()).toBeVisible();
  await expect.poll(() => unread(page)).toBe(0);
  await expect(page).toHaveTitle(`${name} · Messages`);
  await expect(noor.getByText(/· Read$/)).toBeVisible();
}

test.describe('likes', () => {
  test.use({ warned: true });

  test('a link alone gives no like: after the log-in the member is asked, and no means no', async ({
    page,
    someone,
  }) => {
    const [{ id }, him] = [await someone(), await someone({ name: 'Ruben', gender: 'male' })];
    const forged = `/login?next=/members/${id}&wish=like`;
    await page.goto(forged);
    await fillLogin(page, him.email);
    await expect(page).toHaveURL(`/members/${id}?wish=like`);
    const question = page.getByRole('dialog', { name: /^Like .+\?$/ });
    await expect(question).toContainText('Nothing is sent before you say yes.');
    expect(await given(page)).not.toContain(id);
    await question.getByRole('button', { name: 'No', exact: true }).last().click();
    await expect(page).toHaveURL(`/members/${id}`);
    await expect(question).toBeHidden();
    expect(await given(page)).not.toContain(id);

    await visit(page, `/members/${id}?wish=like`);
    await question.getByRole('button', { name: 'Yes, like' }).click();
    await expect.poll(() => given(page)).toContain(id);
    await expect(page).toHaveURL(`/members/${id}`);
  });

  test('a heart that was pressed before is given after the log-in without a question', async ({ page, someone }) => {
    const [{ id }, him] = [await someone(), await someone({ name: 'Ruben', gender: 'male' })];
    await visit(page, `/members/${id}`);
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Join Kindling' })
      .getByRole('link', { name: /account/ })
      .click();
    await expect(page).toHaveURL(/wish=like/);
    await fillLogin(page, him.email);
    await expect(page).toHaveURL(`/members/${id}`);
    await expect(page.getByRole('button', { name: 'Liked', exact: true })).toBeVisible();
    expect(await given(page)).toContain(id);
  });

  test('who is liked back while reading sees the match at once', async ({ page, member, someone }) => {
    const her = await member(page, { name: 'Marit' });
    const him = await someone({ name: 'Ruben', gender: 'male' });
    await page.request.post('/api/like.php', { data: { profile_id: him.id } });
    const listening = page.waitForResponse((reply) => reply.url().includes('/api/events.php'));
    await visit(page, '/members');
    await listening;
    await him.api.post('/api/like.php', { data: { profile_id: her.id } });
    await expect(page.getByRole('dialog', { name: new RegExp(him.name) })).toBeVisible();
  });
});

const given = async (page: Page): Promise<number[]> => {
  const { profiles } = await (await page.request.get('/api/likes.php')).json();
  return profiles.map(({ id }: { id: number }) => id);
};

async function fillLogin(page: Page, email: string): Promise<void> {
  await awake(page);
  await page.getByRole('textbox', { name: 'E-mail address or username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
}
