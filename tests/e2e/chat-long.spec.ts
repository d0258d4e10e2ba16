import { expectAccessible } from './axe.ts';
import { expect, test, visit } from './fixture.ts';

const MANY = 10_000;

test('ten thousand conversations are scrolled and gone through by keys with some dozens of rows in the page', async ({
  page,
  findings,
}) => {
  // At its end the list asks for more, as nobody who is logged in.
  findings.expect(/status of 403/);
  await visit(page, '/demo/states?screen=chats&state=10%2C000+conversations');
  const list = page.getByRole('list', { name: 'Messages' });
  const rows = list.getByRole('listitem');
  const box = list.locator('..');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '-1');
  expect(await rows.count()).toBeLessThan(200);
  await expectAccessible(page, 'a long list of conversations');

  // What is seen is drawn, as tall as if all of it were.
  const height = await rows.first().evaluate((row) => row.getBoundingClientRect().height);
  await expect.poll(() => list.evaluate((ul) => ul.getBoundingClientRect().height)).toBeCloseTo(MANY * height, -1);
  const placeSeen = () =>
    box.evaluate((scroller) => {
      const { left, top, width } = scroller.getBoundingClientRect();
      return Number(
        document
          .elementFromPoint(left + width / 2, top + 200)
          ?.closest('li')
          ?.getAttribute('aria-posinset'),
      );
    });
  for (const place of [5000, 9000, 40]) {
    await box.evaluate((scroller, top) => scroller.scrollTo({ top }), (place - 1) * height - 200 + height / 2);
    await expect.poll(placeSeen).toBe(place);
    expect(await rows.count()).toBeLessThan(120);
  }

  // Keys lead from one end to the other, and what has the focus keeps it while it is scrolled away.
  const focused = () =>
    page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));
  await rows.getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect.poll(focused).toBe(MANY);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe(MANY - 1);
  await box.evaluate((scroller) => scroller.scrollTo({ top: 0 }));
  await expect.poll(placeSeen).toBeLessThan(10);
  expect(await focused()).toBe(MANY - 1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(1);
  await expect(list.locator('a[tabindex="0"]')).toHaveCount(1);
});

test('conversations that come at the moment in which a reader jumps to the end are there to be seen', async ({
  page,
}) => {
  // The second answer is held back, so that it comes at that very moment: the rows that are drawn are far above then.
  await page.addInitScript(() => {
    const ask = window.fetch;
    const held = new Promise<void>((resolve) => {
      Object.assign(window, { release: resolve });
    });
    const chat = (id: number) => ({
      conversation: { id, last_message: { body: 'From afar', mine: false, created_at: new Date(0).toISOString() } },
      profile: { id, name: 'Mila', main_image: null, fictional: null, online: false, deleted: false },
      num_unread_messages: 0,
    });
    const answer = (first: number, headers = {}) =>
      Response.json({ chats: Array.from({ length: 100 }, (_, place) => chat(first + place)) }, { headers });
    window.fetch = async (input, init) => {
      if (!String(input).startsWith('/api/chats.php')) return ask(input, init);
      if (!String(input).includes('before'))
        return answer(1_000_000, { link: '</api/chats.php?before=x>; rel="next"' });
      await held;
      return answer(2_000_000);
    };
  });
  await visit(page, '/demo/states?screen=chats&state=10%2C000+conversations');
  const list = page.getByRole('list', { name: 'Messages' });
  const box = list.locator('..');
  const toEnd = (scroller: Element) => scroller.scrollTo({ top: scroller.scrollHeight });
  await box.evaluate(toEnd);
  await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-posinset', `${MANY}`);
  await box.evaluate((scroller) => scroller.scrollTo({ top: 0 }));
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(60);
  await box.evaluate((scroller) => {
    scroller.scrollTo({ top: scroller.scrollHeight });
    (window as unknown as { release: () => void }).release();
  });
  await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-setsize', `${MANY + 100}`);
  await box.evaluate(toEnd);
  await expect(list.getByText('From afar').last()).toBeInViewport();
});
