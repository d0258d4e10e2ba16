import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test, visit } from './fixture.ts';

const PHONE = { width: 390, height: 844 };
/** About a screen of a phone. */
const LONG = 'The light over the canal. '.repeat(34);

const write = async (by: Page, to: number, body: string): Promise<number> => {
  const reply = await by.request.post('/api/chat.php', { data: { profile_id: to, key: crypto.randomUUID(), body } });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).conversation_id;
};

const boxOf = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
/** Pixels from the top of the thread down to a message, also parts of one. */
const under = (message: Locator) =>
  message.evaluate((one) => {
    const top = one.closest('section')?.getBoundingClientRect().top ?? 0;
    return one.getBoundingClientRect().top - top;
  });

test('two people see what the other one does as it happens, and whoever has scrolled up keeps the place and has read nothing', async ({
  otherPerson,
  member,
  findings,
}) => {
  // What he reads at last is the refusal of who blocked him.
  findings.expect(/status of 403/);
  const ada = await otherPerson({ viewport: PHONE });
  const bo = await otherPerson();
  const her = await member(ada, { name: 'Ada' });
  const him = await member(bo, { name: 'Bo', gender: 'male' });
  const id = await write(ada, him.id, `Hello. ${LONG}`);
  await write(ada, him.id, `And then. ${LONG}`);

  // His device has it before he looks.
  await visit(ada, `/chats/${id}`);
  const hers = ada.getByRole('log');
  await visit(bo, '/members');
  await expect(hers).toContainText('Delivered');

  await visit(bo, `/chats/${id}`);
  await expect(boxOf(bo).getByText('2 new messages')).toBeInViewport();
  // More than his screen has room for: it opens where it is new, and what was there is read.
  await expect(hers).toContainText('Read');
  await bo.getByRole('button', { name: 'To the newest' }).click();
  await expect(bo.getByRole('button', { name: 'To the newest' })).toBeHidden();

  const his = bo.getByRole('textbox', { name: `Write to ${her.name}` });
  await his.pressSequentially('Yes');
  await expect(ada.getByText(`${him.name} is writing`)).toBeVisible();

  // She looks at something further up.
  await boxOf(ada).evaluate((box) => {
    box.scrollTop = -400;
  });
  const toNewest = ada.getByRole('button', { name: 'To the newest' });
  await expect(toNewest).toBeVisible();
  const looked = hers.locator('[data-message]').last();
  const before = await under(looked);
  // To the pixel: the browser keeps whole ones of what was scrolled.
  const moved = async () => Math.abs((await under(hers.locator('[data-message]').nth(1))) - before);
  await his.press('Enter');
  await expect(toNewest).toContainText('1 new message');
  expect(await moved()).toBeLessThan(1);
  // What grows below, such as a picture that has come, moves nothing either.
  await hers
    .locator('[data-message]')
    .last()
    .evaluate((last) => {
      last.style.paddingBottom = '300px';
    });
  await expect.poll(moved).toBeLessThan(1);
  await hers
    .locator('[data-message]')
    .last()
    .evaluate((last) => {
      last.style.paddingBottom = '';
    });
  await expect.poll(moved).toBeLessThan(1);

  const thread = bo.getByRole('log');
  await expect(thread).toContainText('Delivered');
  await bo.getByRole('button', { name: 'Take back', exact: true }).click();
  const menu = bo.getByRole('menu', { name: 'Take back' });
  await expect(menu).toContainText(/credits? comes? back|its credits do not come back/);
  await expectAccessible(bo, 'taking a message back', '[role=menu]');
  await menu.getByRole('menuitem', { name: 'Take back' }).click();
  await expect(thread.getByText('Yes', { exact: true })).toHaveCount(0);
  await expect(toNewest).not.toContainText('new message');
  await expect(hers.getByText('Yes', { exact: true })).toHaveCount(0);
  expect(await moved()).toBeLessThan(1);

  await his.fill('Yes, gladly');
  await his.press('Enter');
  await expect(toNewest).toContainText('1 new message');
  await toNewest.click();
  await expect(hers.getByText('Yes, gladly', { exact: true })).toBeInViewport();
  await expect(boxOf(ada).getByText('1 new message', { exact: true })).toBeInViewport();
  await expect(thread).toContainText('Read');

  // From the header somebody is reported or blocked, and then no more of them is there.
  await ada.getByRole('button', { name: `Conversation with ${him.name}, options` }).click();
  await ada.getByRole('menuitem', { name: 'Report' }).click();
  const report = ada.getByRole('dialog', { name: `Report ${him.name}` });
  await expect(report).toBeVisible();
  await report.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(report).toBeHidden();
  await ada.getByRole('button', { name: `Conversation with ${him.name}, options` }).click();
  await ada.getByRole('menuitem', { name: 'Block' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect
    .poll(async () => (await (await ada.request.get(`/api/chat.php?id=${id}`)).json()).can_write)
    .toBe('blocked');
  await visit(ada, `/chats/${id}`);
  await expect(ada.getByText(`You and ${him.name} cannot write to each other`)).toBeVisible();
  await expect(ada.getByText('Yes, gladly')).toHaveCount(0);
});

test('drafts, messages on their way and what was read are one thing in all tabs of a browser', async ({
  page: first,
  otherPerson,
  findings,
  member,
  someone,
}) => {
  findings.expect(/ERR_INTERNET_DISCONNECTED/);
  const cas = await otherPerson();
  const him = await member(cas, { name: 'Cas', gender: 'male' });
  const others = [him, await someone({ name: 'Dirk', gender: 'male' })] as const;
  const her = await member(first, { name: 'Emma' });
  const chats: number[] = [];
  for (const { id } of others) chats.push(await write(first, id, 'Hello'));
  const composer = (page: Page, to: { name: string }) => page.getByRole('textbox', { name: `Write to ${to.name}` });
  const rowOf = (page: Page, chat: number) =>
    page.getByRole('list', { name: 'Messages' }).locator(`a[href="/chats/${chat}"]`);
  const [one = 0, two = 0] = chats;

  // A draft for each, which the list tells of.
  await visit(first, `/chats/${one}`);
  await composer(first, others[0]).fill('About the boat');
  await rowOf(first, two).click();
  await expect(composer(first, others[1])).toHaveValue('');
  await composer(first, others[1]).fill('About the cake');
  await expect(rowOf(first, one)).toContainText('Draft: About the boat');
  await rowOf(first, one).click();
  await expect(composer(first, others[0])).toHaveValue('About the boat');

  // 1,001 characters as people count them are one too many.
  const thread = first.getByRole('log');
  await composer(first, others[0]).fill('👍🏽'.repeat(1001));
  await expect(first.getByText('1 character too many')).toBeVisible();
  await composer(first, others[0]).press('Enter');
  await expect(thread.locator('[data-message]')).toHaveCount(1);
  await composer(first, others[0]).fill('From the tunnel');

  const second = await first.context().newPage();
  await visit(second, `/chats/${one}`);
  await expect(composer(second, others[0])).toHaveValue('From the tunnel');
  await composer(second, others[0]).fill('From the long tunnel');
  await expect(composer(first, others[0])).toHaveValue('From the long tunnel');

  await first.context().setOffline(true);
  await composer(first, others[0]).press('Enter');
  await expect(composer(second, others[0])).toHaveValue('');
  await expect(thread).toContainText('Sending');
  await expect(second.getByRole('log')).toContainText('Sending');
  await first.context().setOffline(false);
  await expect(thread).not.toContainText('Sending');
  await expect(second.getByRole('log')).not.toContainText('Sending');
  for (const page of [first, second, cas]) {
    const reply = await page.request.get(`/api/chat.php?id=${one}`);
    const { conversation } = await reply.json();
    expect(conversation.messages.map(({ body }: { body: string }) => body)).toEqual(['Hello', 'From the long tunnel']);
  }

  // What he reads in one tab is read in the other.
  await visit(cas, '/members');
  const bar = cas
    .getByRole('navigation')
    .getByRole('link', { name: /unread/ })
    .first();
  await expect(bar).toBeVisible();
  const hisSecond = await cas.context().newPage();
  await visit(hisSecond, `/chats/${one}`);
  await expect(hisSecond.getByRole('log')).toContainText('From the long tunnel');
  await expect(bar).toHaveCount(0);
  await expect(cas).toHaveTitle(/^(?!\(\d)/);
  expect(her.name).toContain('Emma');
});

test('a message that a search found is on the screen when its conversation opens, and old ones that are not shown are told of', async ({
  page,
  findings,
  member,
  someone,
}) => {
  const him = await someone({ name: 'Finn', gender: 'male' });
  await member(page, { name: 'Gwen' });
  const id = await write(page, him.id, `A zeppelin. ${LONG}`);
  for (const text of ['Then', 'And']) await write(page, him.id, `${text}. ${LONG}`);
  await visit(page, `/chats?search=${encodeURIComponent('zeppelin')}`);
  const found = page.getByRole('list', { name: 'Messages' }).getByRole('link');
  await expect(found).toContainText('A zeppelin.');
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/chats/${id}\\?.*message=\\d+`));
  await expect(page.getByRole('log').getByText('A zeppelin.')).toBeInViewport();

  findings.expect(/status of 404/);
  await visit(page, '/demo/states?screen=thread&state=200+messages');
  await expect(page.getByText(/^Older messages are not shown here/)).toBeAttached();
});
