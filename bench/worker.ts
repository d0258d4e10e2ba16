// `node bench/worker.ts`: what the service worker adds to a navigation of a browser that has it, in turns with one that has none.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { installedChromium } from '../scripts/suite/chromium.ts';
import { namedServers, serveDemo } from '../tests/e2e/product.ts';
import { freePort } from '../tests/free-port.ts';
import { PHONE } from './browser.ts';
import { median } from './rounds.ts';

const TURNS = 151;
const MAX_ADDED_MS = 10;
const PATH = '/login';

const folder = await mkdtemp(join(tmpdir(), 'kindling-worker-'));
const servers = await namedServers();
const product = await serveDemo({
  folder,
  port: await freePort(),
  environment: { DEMO_MEMBERS: '20', ...servers.environment },
});
const executablePath = installedChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });

async function opened(serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE, serviceWorkers })).newPage();
  await page.goto(product.url + PATH);
  if (serviceWorkers === 'allow') {
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw-push.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
  return page;
}

/** Milliseconds from the press until the first byte, and until the page stands. */
async function navigated(page: Page): Promise<{ first: number; stands: number }> {
  await page.goto(product.url + PATH);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { first: entry?.responseStart ?? 0, stands: entry?.domContentLoadedEventEnd ?? 0 };
  });
}

const pages = { without: await opened('block'), with: await opened('allow') };
const times = { without: [], with: [] } as Record<keyof typeof pages, { first: number; stands: number }[]>;
for (let turn = 0; turn < TURNS; turn += 1)
  // Each of them first in every other turn: who comes second finds the server warm.
  for (const which of turn % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const))
    times[which].push(await navigated(pages[which]));

const medians = (['first', 'stands'] as const).map((what) => {
  const without = median(times.without.map((one) => one[what]));
  // Of each turn its own difference: both are as slow as the machine is at that moment.
  const added = median(times.with.map((one, turn) => one[what] - (times.without[turn]?.[what] ?? 0)));
  console.log(`${what}: ${without.toFixed(1)} ms without the worker, which adds ${added.toFixed(1)} ms`);
  return added;
});
await browser.close();
await product.stop();
await servers.remove();
await rm(folder, { recursive: true, force: true });
process.exit(Math.max(...medians) < MAX_ADDED_MS ? 0 : 1);
