import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Namespace } from '#platform/i18n/translate.ts';
import { type Caller, call, logIn, messageTo, trySending } from '../faults/client.ts';
import type { Browser } from './webdriver.ts';
import { startWebKit, type WebKit } from './webkit.ts';

const words = <const Name extends Namespace>(name: Name) => serverText(name)(formatLocaleOf('en', 'NL'));
const shell = words('pages.shell');
const home = words('pages.home');
const members = words('members.list');
const accounts = words('accounts.login');
const likes = words('likes.actions');
const signup = words('signup.form');
const chat = words('chat.thread');
const mails = words('mails');
const credits = words('credits.packages');
const payments = words('payments.purchase');

/** As the protocol writes the key. */
const ESCAPE = '\uE00C';
/** More than a line of the composer. */
const QUESTION = 'Do you hear the rain as well? I left the window open, and now the whole street is in my kitchen. '
  .repeat(2)
  .trim();
const AREA = "const area = document.querySelector('textarea');";
const NEXT_PRICE = `return fetch('/api/chat.php?profile_id=' + arguments[0]).then((reply) => reply.json())
  .then((reply) => reply.next_message_credits)`;
const UNREAD = `return fetch('/api/chats.php').then((reply) => reply.json())
  .then(({ chats }) => chats.reduce((sum, { num_unread_messages: count }) => sum + count, 0))`;
/** CSS pixels of an iPhone. */
const PHONE = [390, 844] as const;
const [RUBEN, MARIT] = [DEMO_LOGINS[0].login, DEMO_LOGINS[1].login];

const origin = process.env.PRODUCT_URL ?? '';
let webkit: WebKit;
let page: Browser;

beforeAll(async () => {
  webkit = await startWebKit();
});
afterAll(() => webkit?.end());
beforeEach(async () => {
  page = await webkit.open();
  await page.resize(...PHONE);
});
afterEach(() => webkit.close());

/** Opens a page of the product and waits until it answers to presses. */
async function visit(path: string): Promise<void> {
  await page.goTo(origin + path);
  await awake();
}
const awake = () =>
  page.until('a page that is awake', () => page.run("return document.querySelector('[data-hydrated]') !== null"));

const press: Browser['press'] = (kind, name) => page.press(kind, name);
const fill: Browser['fill'] = (name, text) => page.fill(name, text);
const isAt = (place: RegExp) => page.until(`the address ${place}`, async () => place.test(await page.url()));
const sees = (words: string | RegExp, selector?: string) =>
  page.until(`“${words}” in ${selector ?? 'the page'}`, async () => {
    const text = await page.text(selector);
    return typeof words === 'string' ? text.includes(words) : words.test(text);
  });
const headed = (words: string | RegExp) => sees(words, 'h1');
const gone = (title: string) =>
  page.until(`no dialog “${title}”`, async () => (await page.look('dialog', title)) === null);

/** As the protocol writes the key. */
const ENTER = '\uE007';

/** Past the question for the age that every visitor is asked once. */
async function enter(): Promise<void> {
  await press('button', shell('entry.enter'));
  // As long as the question is open, nothing can be typed into the page below it.
  await page.until('no question over the page', () =>
    page.run("return document.querySelector('dialog[open]') === null"),
  );
}

/** Whether the pictures of the page that are wanted at once have come. */
const pictures = (selector: string) =>
  page.until(`pictures in ${selector}`, () =>
    page.run(
      `const all = [...document.querySelectorAll(arguments[0])].filter((one) => one.loading !== 'lazy');
       return all.length > 0 && all.every((one) => one.complete && one.naturalWidth > 0);`,
      selector,
    ),
  );

/** What the API says, to a visitor or to somebody else than who sits before the browser. */
const ask = async (path: string, who: Caller | null = null) => (await call(origin, who, path)).body;
/** What it says to who sits before the browser. */
const self = () =>
  page.run<{ credits: number; profile: { id: number } }>(
    "return fetch('/api/user.php').then((reply) => reply.json()).then(({ user }) => user)",
  );

/** Logs the browser in without the form. */
async function comeIn(login: string): Promise<void> {
  await page.goTo(`${origin}/healthz`);
  await page.run(
    `return fetch('/api/user.php', {
       method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(arguments[0]),
     }).then((reply) => reply.ok || Promise.reject(reply.status));`,
    { login, password: DEMO_PASSWORD },
  );
}

test('a visitor is warned once, which no key closes, and filters the members', async () => {
  const title = shell('entry.title', { age: 18 });
  await visit('/');
  await page.find('dialog', title);
  for (const _ of ['first', 'second']) {
    await page.key(ESCAPE);
    await page.find('dialog', title);
  }
  await enter();
  await gone(title);
  await page.reload();
  await awake();
  await headed(/light on/);
  expect(await page.look('dialog', title)).toBeNull();

  await press('link', home('near.more', { niche: 'other' }));
  await isAt(/\/members$/);
  await press('button', new RegExp(`^${members('filters.open')}`));
  await page.find('dialog', members('filters.title'));
  await page.choose(members('filters.gender'), members('gender.female'));
  await isAt(/gender=female/);
  await press('button', members('filters.close'));
  await gone(members('filters.title'));
  const found = await fetch(`${origin}/api/members.php${new URL(await page.url()).search}`);
  const names: string[] = (await found.json()).members.map(({ name }: { name: string }) => name);
  for (const name of names) await sees(name, 'main li');
  await pictures('main li img');

  await press('link', new RegExp(`^${names[0]} ?,`));
  await isAt(/\/members\/\d+\?list=search&gender=female$/);
  await headed(new RegExp(`^${names[0]}, \\d+`));
  await pictures('main section img');
});

test('who likes somebody joins with a message, and both are done by the link in the mail', async () => {
  // Somebody new at every try.
  const thijs = `Thijs_${randomInt(10_000)}`;
  const email = `${thijs}@example.com`;
  const marit = await logIn(origin, MARIT, DEMO_PASSWORD);
  const { id, name } = (await ask('/api/user.php', marit)).user.profile;
  await visit(`/members/${id}`);
  await enter();
  await press('button', likes('likeName', { name }));
  await page.find('dialog', signup('title', { site: 'Kindling' }));
  await press('radio', signup('who.genders.male'));
  await press('radio', signup('who.sexualities.hetero'));
  await press('button', signup('next'));
  await fill(signup('name.day'), '17');
  await fill(signup('name.month'), '5');
  await fill(signup('name.year'), '1985');
  await fill(signup('name.username'), thijs);
  await press('button', signup('next'));
  await fill(new RegExp(`^${signup('message.label', { name })}`), 'Hello, I saw your light from the street.');
  await press('button', signup('next'));
  await fill(signup('account.email'), email);
  await fill(signup('account.password'), 'a lamp in the window');
  for (const agreed of [/accept the terms/, /my sexuality/]) await press('checkbox', agreed);
  await press('button', signup('account.submit'));
  await isAt(/\/complete-signup$/);
  await sees(signup('reminder.text', { email }));

  await page.goTo(await mailedLink(email));
  await awake();
  await press('button', mails('activation.action'));
  await isAt(/\/activate\/done\?token=/);
  await awake();
  await headed(signup('done.headline'));
  await sees(signup('done.both', { name }));
  await press('link', signup('done.back', { name }));
  await isAt(new RegExp(`/members/${id}$`));
  await page.find('button', likes('unlikeName', { name }));
  const { chats } = await ask('/api/chats.php', marit);
  expect(chats[0]).toMatchObject({ profile: { name: thijs }, num_unread_messages: 1 });
});

/** The link to confirm an address, from the demo's outbox: a job sends the mail, a moment later. */
const mailedLink = (address: string) =>
  page.until(`a mail to ${address}`, async () => {
    const list = await (await fetch(`${origin}/demo/outbox`)).text();
    const place = new RegExp(`href="(/demo/outbox/\\d+)">[^<]*</a><br><small>${address}`).exec(list)?.[1];
    const mail = place && (await (await fetch(origin + place)).text());
    return (mail && /http[^"]+\/[\w-]{43}(?=")/.exec(mail)?.[0]) || null;
  });

test('a member logs in, writes, and reads the answer as it comes', async () => {
  const marit = await logIn(origin, MARIT, DEMO_PASSWORD);
  const her = (await ask('/api/user.php', marit)).user.profile;
  await visit(`/login?next=/members/${her.id}/chat`);
  await enter();
  await fill(accounts('name'), RUBEN);
  await fill(accounts('password'), DEMO_PASSWORD);
  // By the key, as a phone's keyboard has it.
  await page.key(ENTER);
  await isAt(/^[^?]*\/chat/);
  await awake();
  const { profile } = await self();
  const thread = `[aria-label="${chat('thread.log', { name: her.name })}"]`;
  // The first opens the conversation, the second has its price.
  for (const text of ['Good evening, Marit.', QUESTION]) {
    const { credits: before } = await self();
    const cost = await page.run<number>(NEXT_PRICE, her.id);
    await fill(chat('composer.label', { name: her.name }), text);
    await page.until('all that is written in view', () =>
      page.run(`${AREA} return area.scrollHeight <= area.clientHeight`),
    );
    await press('button', chat('composer.send'));
    await sees(text, thread);
    await sees(`Balance ${before - cost} credits`);
    await page.until('one empty line', () => page.run(`${AREA} return area.value === '' && area.clientHeight < 60`));
    // The page shows the new balance before the server has answered.
    await page.until('the price taken', async () => (await self()).credits === before - cost);
  }

  const { conversation } = await ask(`/api/chat.php?profile_id=${profile.id}`, marit);
  const read = { conversation_id: conversation.id, message_id: conversation.messages.at(-1).id };
  expect(conversation.messages.at(-1).body).toBe(QUESTION);
  await call(origin, marit, '/api/chat.php', { method: 'PUT', payload: read });
  await sees(chat('state.read', { time: '' }), thread);

  await press('link', chat('thread.back'));
  await isAt(/\/chats$/);
  await press('link', shell('bar.members'));
  await isAt(/\/members$/);
  const unread = await page.run<number>(UNREAD);
  const answer = 'I do, and I like it.';
  expect((await trySending(origin, messageTo(marit, profile.id, answer)))?.status).toBe(200);
  await page.until('the answer in the title', async () => (await page.title()).startsWith(`(${unread + 1})`));
  await press('link', new RegExp(`^${shell('bar.messages')}`));
  await press('link', new RegExp(`${her.name}.*${answer}`));
  await sees(answer, thread);
  await page.until('it read', async () => (await page.run<number>(UNREAD)) === unread);
});

test('a member pays, stopping once before, and the credits are there', async () => {
  await comeIn(RUBEN);
  await visit('/credits');
  const { credits: before } = await self();
  const { packages } = await ask('/api/packages.php');
  const bought = packages[0].credits;
  await press('link', new RegExp(`^${credits('chooseSpoken', { credits: bought, price: '' })}`));
  await toTheBank();
  await press('button', payments('sandbox.cancel'));
  await headed(payments('ended.headline'));
  await awake();
  await press('link', payments('ended.retry'));
  await toTheBank();
  await press('button', new RegExp(`^${payments('sandbox.pay', { amount: '' })}`));
  await headed(payments('completed.headline', { credits: bought }));
  expect((await self()).credits).toBe(before + bought);
  await awake();
  await press('link', payments('completed.chats'));
  await isAt(/\/chats/);
});

async function toTheBank(): Promise<void> {
  await press('radio', new RegExp(`^${payments('methods.ideal')}`));
  await press('checkbox', payments('checkout.begin'));
  await press('button', new RegExp(`^${payments('checkout.pay', { amount: '' })}`));
  await sees(payments('sandbox.notice'));
}
