import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, type Someone, test, visit } from './fixture.ts';

/** Premium, with credits for all that is written here. */
const MARIT = { name: 'Marit', premium: true, credits: 100 };
const RUBEN = { name: 'Ruben', gender: 'male' } as const;

/** The conversation of two, who both write in it. */
async function conversationOf(from: Pick<Page, 'request'>, to: number): Promise<number> {
  return (await (await write(from, { profile_id: to }, 'A word before')).json()).conversation_id;
}
const write = async (
  by: Pick<Page, 'request'>,
  to: { profile_id: number } | { conversation_id: number },
  body: string,
) => {
  const reply = await by.request.post('/api/chat.php', { data: { ...to, key: crypto.randomUUID(), body } });
  expect(reply.status()).toBe(200);
  return reply;
};
const by = ({ api }: Someone) => ({ request: api });
const textsIn = async (page: Page, id: number): Promise<string[]> => {
  const { conversation } = await (await page.request.get(`/api/chat.php?id=${id}`)).json();
  return conversation.messages.map(({ body }: { body: string }) => body);
};

test('what is written without a connection waits, outlasts the page, and is sent once', async ({
  page: marit,
  otherPerson,
  findings,
  member,
}) => {
  findings.expect(/ERR_INTERNET_DISCONNECTED/);
  const ruben = await otherPerson();
  const him = await member(ruben, RUBEN);
  await member(marit, MARIT);
  const id = await conversationOf(marit, him.id);
  await visit(marit, `/chats/${id}`);
  const composer = marit.getByRole('textbox', { name: `Write to ${him.name}` });
  const log = marit.getByRole('log');
  await expect(log).toContainText('A word before');

  await marit.context().setOffline(true);
  const words = ['From the tunnel 🚂', '🥧'];
  for (const text of words) {
    await composer.fill(text);
    await composer.press('Enter');
  }
  await expect(log).toContainText('Sending');
  await expect(log.getByText('🥧', { exact: true })).toBeVisible();
  expect(await textsIn(ruben, id)).not.toContain(words[0]);

  const later = await marit.context().newPage();
  await marit.close();
  await later.context().setOffline(false);
  await visit(later, '/chats');
  await expect.poll(async () => (await textsIn(ruben, id)).slice(-2)).toEqual(words);
  await later.goto(`/chats/${id}`);
  await expect(later.getByRole('log').getByText(words[0] ?? '', { exact: true })).toHaveCount(1);
  // What had arrived when its page was left is told once more, under its own key.
  await expect
    .poll(() => later.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('chat-outbox'))))
    .toEqual([]);
});

test('where live events are blocked the open conversation and the list go on, and nothing comes twice afterwards', async ({
  page: ruben,
  otherPerson,
  findings,
  member,
}) => {
  findings.expect(/ERR_FAILED|ERR_BLOCKED|events\.php/);
  const marit = await otherPerson();
  await member(marit, MARIT);
  const him = await member(ruben, RUBEN);
  const id = await conversationOf(marit, him.id);
  await ruben.route('**/api/events.php*', (route) => route.abort('blockedbyclient'));
  await ruben.clock.install();
  await visit(ruben, `/chats/${id}`);
  const log = ruben.getByRole('log');
  await expect(log).toContainText('A word before');
  const before = await ruben.request.get('/api/chats.php');
  expect(before.ok()).toBe(true);

  await write(marit, { conversation_id: id }, 'By the old way');
  await expect(async () => {
    await ruben.clock.fastForward(16_000);
    await expect(log.getByText('By the old way', { exact: true })).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await ruben.clock.fastForward(61_000);
  const row = ruben.getByRole('list', { name: 'Messages' }).getByRole('link').first();
  await expect(row).toContainText('By the old way');

  await ruben.unroute('**/api/events.php*');
  const back = ruben.waitForResponse((reply) => reply.url().includes('/api/events.php'));
  await ruben.clock.fastForward(200_000);
  await back;
  await write(marit, { conversation_id: id }, 'By the new way, see www.bakery.nl/pies');
  const link = log.getByRole('button', { name: 'www.bakery.nl/pies' });
  await expect(link.last()).toBeVisible();
  await ruben.clock.fastForward(61_000);
  await expect(log.getByText('By the old way', { exact: true })).toHaveCount(1);
  await expect(link).toHaveCount(1);

  // Nothing in a message is a link at once.
  await expect(log.getByRole('link')).toHaveCount(0);
  await link.click();
  const warning = ruben.getByRole('dialog', { name: 'This link leads away from here' });
  await expect(warning).toContainText('https://www.bakery.nl/pies');
  await expectAccessible(ruben, 'a link', '[role=dialog]');
  await warning.getByRole('button', { name: 'Stay here' }).first().click();
  await expect(warning).toBeHidden();
});

test('conversations are searched and filtered in the address, on a desktop and a phone', async ({
  page,
  member,
  someone,
}) => {
  const him = await member(page, RUBEN);
  const [anna, bea] = [await someone({ name: 'Anna' }), await someone({ name: 'Bea' })];
  await write(by(anna), { profile_id: him.id }, 'Hello');
  // She has not answered: nothing of hers is unread.
  await write(page, { profile_id: bea.id }, 'Hello');
  const marit = by(await someone(MARIT));
  const { conversation_id: id } = await (await write(marit, { profile_id: him.id }, 'A zeppelin over Velp')).json();
  const { chats } = await (await page.request.get('/api/chats.php')).json();
  const unread = chats.filter((chat: { num_unread_messages: number }) => chat.num_unread_messages > 0).length;
  expect([chats.length, unread]).toEqual([3, 2]);
  await visit(page, '/chats');
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(rows).toHaveCount(chats.length);
  await page.getByRole('button', { name: 'Search conversations' }).click();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('ZÉPPELIN');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=Z/);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/chats/${id}\\?search=`));
  await expect(rows).toHaveCount(1);

  // What arrives in an open conversation is read at once.
  await page.goto('about:blank');
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await write(marit, { profile_id: him.id }, 'And a balloon');
  await visit(phone, '/chats?unread=true');
  const listed = phone.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(phone.getByRole('button', { name: 'Unread' })).toHaveAttribute('aria-pressed', 'true');
  await expect(listed).toHaveCount(unread);
  await phone.getByRole('button', { name: 'Unread' }).click();
  await expect(listed).toHaveCount(chats.length);
  await phone.getByRole('searchbox').fill('qqqq');
  await expect(phone.getByText('Nothing in your conversations has “qqqq”.')).toBeVisible();
  await expectAccessible(phone, 'a search without a result');
});

test('a conversation leaves at once, and comes back with an alert where the server refuses', async ({
  page,
  findings,
  member,
  someone,
}) => {
  findings.expect(/500/);
  const her = await member(page, MARIT);
  for (const name of ['Aart', 'Bas'])
    await write(by(await someone({ name, gender: 'male' })), { profile_id: her.id }, 'Hello');
  const refusal = Promise.withResolvers<void>();
  await page.route('**/api/chat.php', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await refusal.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await visit(page, '/chats');
  const row = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last();
  const address = await row.getByRole('link').getAttribute('href');
  const its = page.locator(`main a[href="${address}"]`);
  await row.hover();
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Remove conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(its).toHaveCount(0);
  const alerted = page.waitForEvent('dialog');
  refusal.resolve();
  const alert = await alerted;
  expect(alert.message()).toContain('could not be removed');
  await alert.accept();
  await expect(its).toHaveCount(1);
});

test('texts that are on their way when the connection is lost break nothing, and come with it', async ({
  page,
  otherPerson,
  findings,
  member,
}) => {
  findings.expect(/ERR_INTERNET_DISCONNECTED/);
  const him = await member(await otherPerson(), RUBEN);
  await member(page, MARIT);
  const id = await conversationOf(page, him.id);
  const [asked, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const texts = /\/assets\/texts-en-safety-[\w-]{8}\.json$/;
  await page.route(texts, async (route) => {
    asked.resolve();
    await lost.promise;
    await route.abort('internetdisconnected');
  });
  await visit(page, `/chats/${id}`);
  await page
    .getByRole('region', { name: /^Conversation with/ })
    .getByRole('button', { name: /options$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await asked.promise;
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => texts.test(request.url()));
  lost.resolve();
  await failed;
  const composer = page.getByRole('textbox', { name: `Write to ${him.name}` });
  await composer.fill('Still here');
  await page.unroute(texts);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer).toHaveValue('Still here');
});
