import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { installedChromium } from '../scripts/suite/chromium.ts';
import { root } from './servers.ts';

/** How many times slower than this machine a browser is made, where that is said. */
export const SLOWER = 4;
/** Milliseconds that one task may keep the page's thread. */
export const MAX_TASK_MS = 50;
export const PHONE = { width: 390, height: 844 };

/** Opens pages of one member as a phone does, and closes the browser afterwards. */
export async function asPhone<T>(
  url: string,
  cookie: string,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const executablePath = installedChromium();
  const browser: Browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
}

export async function settled(page: Page): Promise<void> {
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Bytes of built files as they are sent, found by what their names in the build's list have in them. @throws when one is not there. */
export function sizeSent(...names: string[]): number {
  const client = join(root, 'dist', 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return names.reduce((all, name) => {
    const own = Object.entries(manifest).find(([source]) => source.includes(name));
    if (!own) throw new Error(`${name} has no file of its own.`);
    return all + statSync(join(client, `${own[1].file}.br`)).size;
  }, 0);
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
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<number[]> {
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
