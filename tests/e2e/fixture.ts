import { randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  request,
} from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import type { TestPerson, TestTraits } from '#demo/test-people.ts';

export { expect } from '@playwright/test';

/** Of everybody whom a test makes. */
export const PASSWORD = DEMO_PASSWORD;

/** What a browser may not do unnoticed: log an error, throw, or be answered by a failed server. */
export class Findings {
  readonly #found: string[] = [];
  // Only the worker's own spec lets one in.
  readonly #expected: RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** Texts that this test provokes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#found.push(spoken(message));
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().stack || error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) this.#found.push(`${response.status()} from ${response.url()}`);
    });
  }

  unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

const spoken = (message: ConsoleMessage) => `console.${message.type()}: ${message.text()} (${message.location().url})`;

/** A person of the test's own; `name` in the traits is how the name begins, the rest makes it unique. */
export type Traits = Partial<TestTraits>;

/** Somebody without a browser, who acts by calls. */
export interface Someone extends TestPerson {
  api: APIRequestContext;
}

interface Fixtures {
  findings: Findings;
  /** Makes a member of the test's own and logs the page's browser in as them; without traits a free one with 15 credits. */
  member: (page: Page, traits?: Traits) => Promise<TestPerson>;
  /** Makes somebody of the test's own whom the page meets, and who acts by `api`. */
  someone: (traits?: Traits) => Promise<Someone>;
  /** Opens the page of another person, in a browser context of its own. */
  otherPerson: (options?: BrowserContextOptions) => Promise<Page>;
  /** Whether the entry warning was accepted before; true unless a test is about it. */
  warned: boolean;
}

export const test = base.extend<Fixtures>({
  warned: [true, { option: true }],
  findings: [
    async ({ trace }, use) => {
      const findings = new Findings();
      // A recording puts scripts into every frame, also into the one of a mail, which lets none in.
      if (trace !== 'off') findings.expect(/Blocked script execution in .* sandboxed/);
      await use(findings);
      expect(findings.unexpected(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, findings, warned }, use) => {
    findings.watch(context);
    await context.setExtraHTTPHeaders(fromElsewhere());
    if (warned) await context.addInitScript(acceptEntry);
    await use(context);
    // What a page still asks for when its test ends fails that test's handlers, in the one after it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  otherPerson: async ({ browser, findings, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      opened.push(context);
      findings.watch(context);
      await context.setExtraHTTPHeaders(fromElsewhere());
      await context.addInitScript(acceptEntry);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  member: async ({ browserName: _ }, use) => {
    await use((page, traits) => makePerson(page.request, traits));
  },
  someone: async ({ baseURL }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (traits) => {
      const api = await request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: fromElsewhere() });
      opened.push(api);
      return { ...(await makePerson(api, traits)), api };
    });
    for (const api of opened) await api.dispose();
  },
});

/** Whom the product makes: `name` gets an end of its own, so that no other test, try or run knows it. */
export async function makePerson(api: APIRequestContext, traits: Traits = {}): Promise<TestPerson> {
  const { headers, data } = orderOf(traits);
  const reply = await api.post('/test/people', { headers, data });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

/** Makes a member of the brand whose page is open and logs the page's browser in. Only browsers find `*.localhost` everywhere, so the page itself asks. */
export async function memberOfBrand(page: Page, traits: Traits = {}): Promise<TestPerson> {
  return page.evaluate(async ({ headers, data }) => {
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    return (await fetch('/test/people', { ...init, body: JSON.stringify(data) })).json();
  }, orderOf(traits));
}

/** Makes a brand of the test's own, like the default one but for some settings, and waits until it is there. @returns where its pages are. */
export async function brand(page: Page, host: string, settings: object): Promise<string> {
  const data = { host, settings };
  const reply = await page.request.post('/test/sites', { headers: { 'x-test-key': process.env.TEST_KEY ?? '' }, data });
  expect(reply.status(), await reply.text()).toBe(200);
  const { protocol, port } = new URL(reply.url());
  // The name is asked for by its header, which no resolver has to know.
  const domain = async () => {
    const asked = await page.request.get('/api/settings.php', { headers: { host } });
    return (await asked.json()).settings.domain;
  };
  await expect.poll(domain).toBe(host);
  return `${protocol}//${host}:${port}`;
}

const orderOf = (traits: Traits) => ({
  headers: { 'x-test-key': process.env.TEST_KEY ?? '' },
  data: {
    ...traits,
    name: `${traits.name ?? 'Robin'}${uniqueEnd()}`,
  },
});

/** Six letters and digits without the wide ones, so that names stay on one line as most people's do. */
const uniqueEnd = () =>
  randomInt(34 ** 6)
    .toString(34)
    .padStart(6, '0')
    .replaceAll('m', 'y')
    .replaceAll('w', 'z');

/** An address of its own for each browser, as a proxy on this machine tells it: what comes too often from one is asked to calculate. */
const fromElsewhere = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

export const acceptEntry = () => {
  // A page without an origin (about:blank) has no storage to ask.
  if (location.protocol.startsWith('http')) localStorage.setItem('entry-warning-seen-at', '2026-01-01T00:00:00.000Z');
};

/** Opens a page of the product and waits until it answers to presses. @returns what the server answered. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const reply = await page.goto(path);
  await awake(page);
  return reply;
}

/** Until then a press on a server-rendered page would be lost. */
export const awake = (page: Page) => page.locator('[data-hydrated]').waitFor({ state: 'attached' });

/** A picture of the whole page for a designer's eye: SHOTS names the folder, and without it none is taken. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

/** Logs the page's browser in without the form, and tells who it is. */
export async function logIn(page: Page, login: string, password: string): Promise<{ id: number; name: string }> {
  const reply = await page.request.post('/api/user.php', { data: { login, password } });
  expect(reply.status()).toBe(200);
  const { user } = await reply.json();
  return { id: user.profile.id, name: user.profile.name };
}
