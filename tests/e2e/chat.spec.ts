import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import { expect, type Someone, test, visit } from './fixture.ts';

/** Writes to somebody. @returns the conversation's id. */
async function write(by: Someone, to: { id: number }, body: string): Promise<number> {
  const reply = await by.api.post('/api/chat.php', { data: { profile_id: to.id, key: randomUUID(), body } });
  expect(reply.status()).toBe(200);
  return (await reply.json()).conversation_id;
}

test('conversations are gone through, opened and written in by keys alone', async ({ page, member, someone }) => {
  const reader = await member(page);
  for (const name of ['Anton', 'Bram', 'Cas'])
    await write(await someone({ name, gender: 'male' }), reader, `${name} says hello`);
  const { chats } = await (await page.request.get('/api/chats.php')).json();
  await visit(page, '/chats');
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('link');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');

  // Aside to the options and back, without losing the place.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(rows.nth(1)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/chats/${chats[1].conversation.id}`);
  const composer = page.getByRole('textbox', { name: `Write to ${chats[1].profile.name}` });
  await expect(composer).toBeFocused();

  // The list is one stop: the open conversation, and the next one is out of it.
  await rows.nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('list', { name: 'Messages' }).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(rows.nth(1)).toBeFocused();

  const skip = page.getByRole('link', { name: 'Skip to the message field' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(composer).toBeFocused();
});

test('a thread takes the focus neither from what somebody is doing nor on a touch screen', async ({
  page,
  browser,
  baseURL,
  member,
  someone,
}) => {
  const reader = await member(page);
  const oldest = await someone({ name: 'Anton', gender: 'male' });
  await write(oldest, reader, 'Hello');
  for (const name of ['Bram', 'Cas']) await write(await someone({ name, gender: 'male' }), reader, 'Hello');
  const { chats } = await (await page.request.get('/api/chats.php')).json();
  const [{ conversation, profile }] = chats;
  await visit(page, `/chats/${conversation.id}`);
  await expect(page.getByRole('textbox', { name: `Write to ${profile.name}` })).toBeFocused();
  const list = page.getByRole('list', { name: 'Messages' });
  const rowOf = (id: number) => list.locator(`a[href="/chats/${id}"]`);
  await rowOf(chats[1].conversation.id).focus();
  await expect(rowOf(await write(oldest, reader, 'Are you there?'))).toContainText('Are you there?');
  await expect(rowOf(chats[1].conversation.id)).toBeFocused();

  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const touched = await phone.newPage();
  await visit(touched, `/chats/${conversation.id}`);
  await expect(touched.getByRole('textbox', { name: `Write to ${profile.name}` })).toBeVisible();
  await expect(touched.locator('textarea:focus')).toHaveCount(0);
  await phone.close();
});

test('a key that only ends a word of an input method sends nothing, as browsers tell it', async ({
  page,
  member,
  someone,
}) => {
  const reader = await member(page);
  const id = await write(await someone({ name: 'Yui' }), reader, 'Hello');
  await visit(page, `/chats/${id}`);
  const composer = page.getByRole('textbox', { name: /^Write to Yui/ });
  await composer.fill('こんにちは');
  for (const told of [{ isComposing: true }, { keyCode: 229 }]) {
    await composer.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...told });
    await expect(composer).toHaveValue('こんにちは');
  }
  await composer.evaluate((area) => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    area.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    area.dispatchEvent(enter);
  });
  await expect(composer).toHaveValue('こんにちは');
  for (let frames = 0; frames < 5; frames += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  await composer.press('Enter');
  await expect(page.getByRole('log').getByText('こんにちは')).toBeVisible();
});

test('where the system names a time zone that nobody knows, times are written all the same', async ({
  playwright,
  browserName,
  launchOptions,
  baseURL,
  page,
  member,
  someone,
}) => {
  const reader = await member(page);
  const id = await write(await someone(), reader, 'Hello');
  const browser = await playwright[browserName].launch({ ...launchOptions, env: { ...env, TZ: 'Foo/Bar' } });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
    // The system's.
    timezoneId: '',
  });
  const elsewhere = await context.newPage();
  for (const path of ['/chats', `/chats/${id}`, '/notifications']) {
    await visit(elsewhere, path);
    await expect(elsewhere.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(elsewhere.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  }
  expect(await elsewhere.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Etc/Unknown');
  await browser.close();
});
