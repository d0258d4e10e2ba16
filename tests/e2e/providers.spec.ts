import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { DOUBLE_NAMES, DOUBLES, type DoubleName, environmentOf } from '../payments/doubles.ts';
import type { TestedDouble } from '../payments/provider-world.ts';
import { awake, test as base, expect, shot, visit } from './fixture.ts';
import { namedServers, serveDemo } from './product.ts';

/** A product of its own whose money comes by one provider, as the environment names it, and the double of that provider. */
interface Shop {
  url: string;
  double: TestedDouble;
  /** Brings the webhooks that were sent since the last time. */
  deliver(): Promise<void>;
}

const testOf = (provider: DoubleName) =>
  base.extend<object, { shop: Shop }>({
    shop: [
      async ({ browserName: _ }, use) => {
        const double = await DOUBLES[provider]({});
        const folder = await mkdtemp(join(tmpdir(), 'kindling-e2e-'));
        const servers = await namedServers();
        const product = await serveDemo({
          ...{ folder, port: await freePort() },
          environment: { ...servers.environment, ...environmentOf(provider, double), DEMO_MEMBERS: '20' },
        });
        let delivered = 0;
        await use({
          ...{ url: product.url, double },
          async deliver() {
            const sent = double.webhooks.slice(delivered);
            delivered += sent.length;
            for (const webhook of sent) await bring(product.url, webhook);
          },
        });
        const complaints = await product.stop();
        await double.close();
        await servers.remove();
        await rm(folder, { recursive: true, force: true });
        expect(complaints, 'what the server complained of').toEqual([]);
      },
      { scope: 'worker' },
    ],
    baseURL: ({ shop }, use) => use(shop.url),
  });

/** An operator enters the address with the account's number at the provider; here each number is tried. */
async function bring(url: string, { path, headers, body }: TestedDouble['webhooks'][number]): Promise<void> {
  const address = new URL(path, url);
  for (let account = 1; account <= 30; account += 1) {
    address.searchParams.set('account', `${account}`);
    const reply = await fetch(address, { method: 'POST', headers, body });
    if (reply.ok) return;
  }
  throw new Error(`No account takes this webhook: ${body}`);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const creditsOf = async (page: Page) => (await (await page.request.get('/api/user.php')).json()).user.credits;
const newest = async (page: Page) => (await (await page.request.get('/api/payments.php')).json()).payments[0];

/** Orders the smallest package by card, and is on the provider's page after it. @returns the provider's name of the payment. */
async function order(page: Page, { double }: Shop, { keep = false } = {}): Promise<string> {
  const { packages } = await (await page.request.get('/api/packages.php')).json();
  await visit(page, `/credits/${packages[0].id}`);
  await page.getByRole('radio', { name: /^Card/ }).check();
  if (keep) await page.getByRole('checkbox', { name: /^Keep this card for next time/ }).check();
  await page.getByRole('checkbox', { name: /^I expressly ask you to begin/ }).check();
  await page.getByRole('button', { name: 'Buy and pay €9.95' }).click();
  await page.waitForURL(`${double.origin}/**`);
  return page.url().split('/').at(-1) ?? '';
}

/** What is pressed on the provider's page. Ends at the shop. */
async function press(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: outcome, exact: true }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+/);
  await awake(page);
}

/** Buys again with the card that was kept. */
async function repeat(page: Page): Promise<void> {
  await visit(page, '/credits/repeat-order');
  await page.getByRole('checkbox', { name: /^I expressly ask you to begin/ }).check();
  await page.getByRole('button', { name: /^Buy and pay €9\.95 with Visa/ }).click();
}

for (const provider of DOUBLE_NAMES) {
  const test = testOf(provider);
  test.describe(`Paid by ${provider}`, () => {
    test('credits are there when the payer comes back, and a kept card buys again', async ({ page, member, shop }) => {
      await member(page, { credits: 0 });
      await order(page, shop, { keep: true });
      await press(page, 'paid');
      await expect(heading(page)).toHaveText('Your 25 credits are here');
      await expect(page).toHaveURL(/\/transactions\/\d+$/);
      await shot(page, `${provider}-paid`);
      await shop.deliver();
      expect(await creditsOf(page)).toBe(25);

      // Else the provider's page asks for a word each time.
      if (shop.double.oneClick !== 'hosted') {
        await repeat(page);
        await shop.deliver();
        await expect(heading(page)).toHaveText('Your 25 credits are here');
        expect(await creditsOf(page)).toBe(50);
        shop.double.nextCharge('challenged');
      }
      const before = await creditsOf(page);
      await repeat(page);
      await page.waitForURL(`${shop.double.origin}/**`);
      await press(page, 'paid');
      await expect(heading(page)).toHaveText('Your 25 credits are here');
      await shop.deliver();
      expect(await creditsOf(page)).toBe(before + 25);
    });

    test('a kept card that is declined says so and leads to the other ways', async ({ page, member, shop }) => {
      await member(page, { credits: 0 });
      await order(page, shop, { keep: true });
      await press(page, 'paid');
      await expect(heading(page)).toHaveText('Your 25 credits are here');
      await shop.deliver();
      shop.double.nextCharge('declined');
      await repeat(page);
      if (shop.double.oneClick === 'hosted') {
        await page.waitForURL(`${shop.double.origin}/**`);
        await press(page, 'failed');
      }
      await expect(heading(page)).toHaveText('Payment failed or has been cancelled.');
      await shot(page, `${provider}-declined`);
      await expect(page.getByRole('link', { name: 'Enter a card by hand' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Pay another way' })).toBeVisible();
      expect(await creditsOf(page)).toBe(25);
    });

    test('money that takes its time is waited for, and its page completes by itself', async ({
      page,
      member,
      shop,
    }) => {
      await member(page, { credits: 0 });
      const reference = await order(page, shop);
      await press(page, 'pending');
      await expect(heading(page)).toHaveText('Please wait for your payment');
      await shot(page, `${provider}-pending`);
      await shop.deliver();
      await shop.double.pay(reference);
      await shop.deliver();
      await expect(heading(page)).toHaveText('Your 25 credits are here');
      expect(await creditsOf(page)).toBe(25);
    });

    test('what fails, is cancelled or runs out of time costs nothing and says which', async ({
      page,
      member,
      shop,
    }) => {
      await member(page, { credits: 0 });
      for (const [outcome, state, words] of [
        shop.double.keepsPageOpen ? ['failed', 'cancelled', 'You stopped'] : ['failed', 'failed', 'Your bank declined'],
        ['cancelled', 'cancelled', 'You stopped before paying €9.95.'],
        ['expired', 'expired', 'The time to pay ran out.'],
      ] as const) {
        const reference = await order(page, shop);
        // The webhook tells it then.
        if (shop.double.keepsPageOpen && outcome === 'expired') {
          await shop.double.end(reference, 'expired');
          await shop.deliver();
          await visit(page, `${shop.url}/transactions/${(await newest(page)).id}`);
        } else await press(page, outcome);
        await expect(heading(page)).toHaveText('Payment failed or has been cancelled.');
        await expect(page.getByText(words)).toBeVisible();
        await shot(page, `${provider}-${outcome}`);
        expect((await newest(page)).state).toBe(state);
      }
      expect(await creditsOf(page)).toBe(0);
    });
  });
}
