import type { Page } from '@playwright/test';
import { expect, type Someone, shot, test, visit } from './fixture.ts';

declare global {
  interface Window {
    notes: number;
    decisions: number;
  }
}

/** Has the pages of this browser count the notes that they play, and how often they decided whether to. */
async function countSounds(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    window.notes = 0;
    window.decisions = 0;
    // A page without an origin has none.
    if (!navigator.locks) return;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      window.notes += 1;
      return create.call(this);
    };
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    const request = navigator.locks.request.bind(navigator.locks) as (...given: unknown[]) => Promise<unknown>;
    navigator.locks.request = (async (...given: unknown[]) => {
      const result = await request(...given);
      if (given[0] === 'message-sound') window.decisions += 1;
      return result;
    }) as LockManager['request'];
  });
}

const notesIn = (tabs: Page[]) => Promise.all(tabs.map((tab) => tab.evaluate(() => window.notes)));
const decisionsIn = (tabs: Page[]) => Promise.all(tabs.map((tab) => tab.evaluate(() => window.decisions)));
const soundFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('sound')),
  );

const write = async ({ api }: Someone, to: number, body: string) => {
  const reply = await api.post('/api/chat.php', { data: { profile_id: to, key: crypto.randomUUID(), body } });
  expect(reply.status()).toBe(200);
};

/** Of one sound. */
const TWO_NOTES = 2;

test('new messages are silent until somebody switches sound on, and then heard in one of several tabs', async ({
  page,
  member,
  someone,
}) => {
  await countSounds(page);
  const me = await member(page, { gender: 'male', premium: true, credits: 100 });
  const [nora, lena] = [await someone({ name: 'Nora' }), await someone({ name: 'Lena' })];
  expect((await page.request.put('/api/notifications.php', { data: { quiet: null } })).status()).toBe(200);
  const unread = (tab: Page, count: number) =>
    expect(
      tab
        .locator('a[href="/chats"]')
        .filter({ hasText: String(count) })
        .first(),
    ).toBeVisible();

  await visit(page, '/notifications');
  await write(nora, me.id, 'Nobody hears this');
  await unread(page, 1);
  expect(await notesIn([page])).toEqual([0]);
  expect(await soundFiles(page)).toEqual([]);

  const sound = page.getByRole('switch', { name: 'A sound for new messages' });
  await expect(sound).not.toBeChecked();
  await sound.click();
  await expect.poll(() => notesIn([page])).toEqual([TWO_NOTES]);
  await shot(page, 'sound-switch');

  const other = await page.context().newPage();
  await visit(other, '/likes');
  await other.getByRole('heading').first().click();
  const tabs = [page, other];
  await write(lena, me.id, 'One of two tabs tells');
  await expect.poll(() => decisionsIn(tabs)).toEqual([1, 1]);
  expect((await notesIn(tabs)).reduce((sum, notes) => sum + notes)).toBe(2 * TWO_NOTES);

  await visit(other, `/members/${lena.id}/chat`);
  await expect(other.getByRole('log')).toContainText('One of two tabs tells');
  await page.close();
  await write(lena, me.id, 'Read at once');
  await expect(other.getByRole('log')).toContainText('Read at once');
  await expect.poll(() => decisionsIn([other])).toEqual([1]);
  expect(await notesIn([other])).toEqual([0]);

  await visit(other, '/notifications');
  await other.getByRole('switch', { name: 'A sound for new messages' }).uncheck();
  await visit(other, '/likes');
  await write(nora, me.id, 'Silent again');
  await unread(other, 2);
  expect(await soundFiles(other)).toEqual([]);
});
