import { type APIRequestContext, type BrowserContext, chromium, type Page, request } from '@playwright/test';
import { afterAll, afterEach, expect } from 'vitest';
import { installedChromium } from '../../scripts/suite/chromium.ts';
import { acceptEntry, Findings, makePerson, type Someone, type Traits } from '../e2e/fixture.ts';

interface Tab {
  page: Page;
  findings: Findings;
}

interface TestBrowser {
  /** Opens a page in a context of its own, which closes after the test. What its console says fails the test. */
  open(): Promise<Tab>;
  /** Makes somebody without a page, who acts by calls. */
  someone(traits?: Traits): Promise<Someone>;
}

/** Starts a Chromium for a product; it ends with the test file. @param url where the product listens; it knows the TEST_KEY of the environment. */
export async function openBrowser(url: string): Promise<TestBrowser> {
  const path = installedChromium();
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tabs: { context: BrowserContext; findings: Findings }[] = [];
  const callers: APIRequestContext[] = [];
  afterEach(async () => {
    const open = tabs.splice(0);
    for (const { context } of open) await context.close();
    for (const { findings } of open) expect(findings.unexpected(), 'errors in the browser').toEqual([]);
  });
  afterAll(async () => {
    for (const api of callers) await api.dispose();
    await browser.close();
  });
  return {
    async open() {
      const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
      context.setDefaultTimeout(10_000);
      context.setDefaultNavigationTimeout(20_000);
      await context.addInitScript(acceptEntry);
      const findings = new Findings();
      findings.watch(context);
      tabs.push({ context, findings });
      return { page: await context.newPage(), findings };
    },
    async someone(traits) {
      const api = await request.newContext({ baseURL: url });
      callers.push(api);
      return { ...(await makePerson(api, traits)), api };
    },
  };
}
