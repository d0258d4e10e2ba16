import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { awake, expect, visit } from './fixture.ts';

let numbers = randomInt(1_000_000);
/** A mobile number, and an account, that no other test uses. */
export function fresh(): { phone: string; iban: string } {
  numbers += 1;
  const account = `ABNA${String(5_000_000_000 + numbers)}`;
  const digits = [...`${account}NL00`].map((one) => Number.parseInt(one, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return { phone: `+316${String(20_000_000 + numbers)}`, iban: `NL${String(98 - rest).padStart(2, '0')}${account}` };
}

/** Chooses direct debit for a package, by what its link says. */
export async function choose(page: Page, credits: RegExp | null = null): Promise<void> {
  await visit(page, '/credits?country=NL');
  const packages = page.locator('main a[href^="/credits/"]');
  await (credits ? packages.filter({ hasText: credits }) : packages).first().click();
  await page.getByRole('radio', { name: /direct debit/i }).check();
  await expect(page.getByRole('checkbox', { name: /expressly ask/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to direct debit' }).locator('visible=true').click();
  await page.waitForURL(/\/directdebit\?payment=\d+$/);
  await awake(page);
}

export async function fill(page: Page, { phone, iban }: { phone: string; iban: string }): Promise<void> {
  for (const [name, value] of [
    ['Account holder', 'Marit de Wit'],
    ['IBAN', iban],
    ['Street', 'Rijnkade'],
    ['Number', '12b'],
    ['Postal code', '6811 HA'],
    ['City', 'Arnhem'],
    ['Mobile number', phone],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /I give this SEPA mandate/ }).check();
  await page.getByRole('checkbox', { name: /expressly ask/ }).check();
}

/** Asks for a code, and reads it where a demo shows it. */
export async function code(page: Page, phone: string): Promise<string> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /New code in/ })).toBeVisible();
  // A job sends it.
  let id = '';
  await expect(async () => {
    const list = await (await page.request.get(`/demo/outbox?to=${encodeURIComponent(phone)}`)).text();
    id = /\/demo\/outbox\/(\d+)/.exec(list)?.[1] ?? '';
    expect(id).not.toBe('');
  }).toPass();
  const message = await (await page.request.get(`/demo/outbox/${id}/html`)).text();
  return /\b(\d{6})\b/.exec(message)?.[1] ?? '';
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Buy and pay/ });
