import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { installedChromium } from '../../scripts/suite/chromium.ts';
import { cookieOf } from '../people.ts';
import { root } from '../servers.ts';
import { count, type Figure, ms, type Row } from './figure.ts';

/** How many times slower than this machine the browser is made. */
const SLOWER = 4;
/** Milliseconds that one task may keep the page's thread. */
const LONGEST_TASK = 50;
/** Bytes of the page's own script, as it is sent. */
const SCRIPT = 25_000;
/** Milliseconds of SQL for a deck. */
const DECK = 3;
const DRAGS = 8;
const ASKED = 200;
const PHONE = { width: 390, height: 844 };

/** The swipe game: its cards from the database, its own script, and how smoothly a card follows a finger. */
export const swipe: Figure = async (stage) => {
  const [viewer = 0] = stage.people.viewers;
  const deck = await stage.recorder.statementsOf('/api/swipe.php', cookieOf(viewer));
  const statement = deck.first.find(({ text }) => text.includes('own_dob'));
  if (!statement) throw new Error('The game asked for no deck.');
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
      row('Swipe deck of 20, SQL', `${ms(middle)} ms`, `< ${DECK} ms`, middle < DECK),
      scriptRow(),
      await dragRow(`http://localhost:${product.port}`, cookieOf(viewer)),
    ];
  } finally {
    await product.stop();
  }
};

const row = (figure: string, result: string, target: string, met: boolean, ours = ''): Row => ({
  figure,
  limit: '',
  ours,
  result,
  target,
  met,
  cpu: '',
});

/** What the page loads for itself alone. */
function scriptRow(): Row {
  const client = join(root, 'dist', 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const own = Object.entries(manifest).find(([source]) => source.includes('pages/swipe-game.tsx?'));
  if (!own) throw new Error('The page of the game has no file of its own.');
  const bytes = statSync(join(client, `${own[1].file}.br`)).size;
  return row("Swipe page's own script, brotli", `${count(bytes)} B`, `≤ ${count(SCRIPT)} B`, bytes <= SCRIPT);
}

async function dragRow(url: string, cookie: string): Promise<Row> {
  const executablePath = installedChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/swipe-game?min_age=18&max_age=99`);
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
    await page.locator('[data-place="0"]').waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const tasks = await traced(session, () => dragAll(page, session));
    const longest = Math.max(0, ...tasks);
    return row(
      `Longest task while ${DRAGS} cards are dragged, CPU ${SLOWER} times slower`,
      `${ms(longest)} ms`,
      `≤ ${LONGEST_TASK} ms`,
      longest <= LONGEST_TASK,
      `${count(tasks.length)} tasks`,
    );
  } finally {
    await browser.close();
  }
}

/** Passes and springs back by turns: passing has no limit. */
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

interface TraceEvent {
  name: string;
  ph: string;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/** Milliseconds of every task that the page's thread had meanwhile. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const main = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && main.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
}
