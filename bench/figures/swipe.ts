import type { CDPSession, Page } from '@playwright/test';
import { asPhone, PHONE, SLOWER, settled, sizeSent, traced } from '../browser.ts';
import { cookieOf } from '../people.ts';
import { type Figure, longestRow, ms, plainRow, type Row, sizeRow } from './figure.ts';

/** Bytes of the page's own script, as it is sent. */
const SCRIPT_BYTES = 25_000;
/** Milliseconds of SQL for a queue. */
const MAX_QUEUE_SQL_MS = 3;
const DRAGS = 8;
const ASKED = 200;

export const swipe: Figure = async (stage) => {
  const [viewer = 0] = stage.people.viewers;
  const queue = await stage.recorder.statementsOf('/api/swipe.php', cookieOf(viewer));
  const statement = queue.first.find(({ text }) => text.includes('own_dob'));
  if (!statement) throw new Error('The game asked for no queue.');
  const times: number[] = [];
  for (let turn = 0; turn < ASKED; turn += 1) {
    const { rows } = await stage.pool.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
      `explain (analyze, timing off, format json) ${statement.text}`,
      [...statement.values],
    );
    times.push(rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0);
  }
  const middle = times.toSorted((a, b) => a - b)[ASKED / 2] ?? 0;
  const product = await stage.start();
  try {
    return [
      plainRow('Swipe queue of 20, SQL', `${ms(middle)} ms`, `< ${MAX_QUEUE_SQL_MS} ms`, middle < MAX_QUEUE_SQL_MS),
      sizeRow("Swipe page's own script, brotli", sizeSent('pages/swipe-game.tsx?'), SCRIPT_BYTES),
      await dragRow(`http://localhost:${product.port}`, cookieOf(viewer)),
    ];
  } finally {
    await product.stop();
  }
};

async function dragRow(url: string, cookie: string): Promise<Row> {
  const tasks = await asPhone(url, cookie, async (page, session) => {
    await page.goto(`${url}/swipe-game?min_age=18&max_age=99`);
    await page.locator('[data-place="0"]').waitFor();
    await settled(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return traced(session, () => dragAll(page, session));
  });
  return longestRow(`Longest task while ${DRAGS} cards are dragged, CPU ${SLOWER} times slower`, tasks);
}

async function dragAll(page: Page, session: CDPSession): Promise<void> {
  for (let turn = 0; turn < DRAGS; turn += 1) {
    const way = turn % 2 === 0 ? -260 : 90;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 380 }] });
    await touch('touchStart', PHONE.width / 2);
    for (let step = 1; step <= 20; step += 1) {
      await touch('touchMove', PHONE.width / 2 + (way * step) / 20);
      await page.waitForTimeout(8);
    }
    await touch('touchEnd', 0);
    await page.waitForTimeout(600);
  }
}
