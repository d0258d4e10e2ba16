import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { transferReference } from '#product/payments/bank/transfer-reference.ts';
import { OWN_IBAN, statementOf } from '../bank-statements.ts';
import { AXE, expectAccessible } from './axe.ts';
import { expect, shot, visit } from './fixture.ts';
import { test } from './shop.ts';
import { tooWide, tooWideWithLargeText } from './too-wide.ts';

/** An order by transfer. @returns its payment. */
async function ordered(api: APIRequestContext): Promise<{ id: number; price: { amount: number } }> {
  const { packages } = await (await api.get('/api/packages.php?country=NL')).json();
  const chosen = { package_id: packages[0].id, country: 'NL' };
  const { total } = await (await api.get(`/api/checkout.php?package_id=${chosen.package_id}&country=NL`)).json();
  const order = { ...chosen, method: 'wiretransfer', key: randomUUID(), total, begin_at_once: '2026-11-23' };
  const reply = await api.post('/api/payment.php', { data: order });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).payment;
}

test('finance makes a file of what is to be paid back, gives it to the bank, and marks a line that came back', async ({
  page,
  member,
  findings,
}) => {
  // The stream of who was logged in before.
  findings.expect(/403 \(Forbidden\)/);
  await page.addInitScript(AXE);
  await member(page, { credits: 0, gender: 'female' });
  const payment = await ordered(page.request);
  const amount = (payment.price.amount / 100).toFixed(2);

  await member(page, { name: 'Finn', role: 'finance', all_sites: true });
  const credits = [
    { amount, structured: transferReference(payment.id), name: 'M. Bakker', iban: 'DE89370400440532013000' },
    { amount: '14.95', text: 'factuur nov', name: 'Stichting Vrolijkheid-voor-iedereen' },
  ];
  await page.request.post('/api/admin/bank-file.php?name=a.xml&book=true', {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from(statementOf(credits, { own: OWN_IBAN, id: randomUUID().slice(0, 20) })),
  });
  const { lines } = await (await page.request.get('/api/admin/transfers.php')).json();
  await page.request.put('/api/admin/transfer.php', { data: { id: lines[0].id, seen: 'unmatched', what: 'return' } });
  const refund = { payment: payment.id, amount: 200, seen_left: payment.price.amount, reason: 'fault', despite: false };
  expect((await page.request.post('/api/admin/refund.php', { data: refund })).status()).toBe(200);
  // A job asks for it.
  await expect
    .poll(async () => (await (await page.request.get('/api/admin/payouts.php')).json()).accounts)
    .toContainEqual(expect.objectContaining({ ready: expect.objectContaining({ count: 2 }) }));

  await visit(page, '/admin/payouts');
  await expect(page.getByText('M. Bakker')).toBeVisible();
  await pictures('waiting');
  await page.getByRole('button', { name: 'Make a file of 2 payments' }).click();
  await expect(page.getByText('Not at the bank yet')).toBeVisible();
  const link = page.getByRole('link', { name: 'Download' });
  const file = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
  expect(file).toContain('<CtrlSum>16.95</CtrlSum>');
  await page.getByRole('button', { name: 'Given to the bank' }).click();
  await expect(page.getByText(/given to the bank by Finn/i)).toBeVisible();
  await pictures('files');

  await page.getByRole('button', { name: 'Bank refused it' }).click();
  const question = page.getByRole('dialog', { name: 'Bank refused it' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'question', '[role="dialog"]');
  await question.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Lines' }).click();
  const dialog = page.getByRole('dialog', { name: /^KDL-P/ });
  const line = dialog.getByRole('listitem').filter({ hasText: 'M. Bakker' });
  await line.getByRole('button', { name: 'It came back' }).click();
  await line.getByLabel('Reason').selectOption('AC04');
  await expectAccessible(page, 'lines', '[role="dialog"]');
  await pictures('lines');
  await line.getByRole('button', { name: 'Return the credits' }).click();
  await expect(line.getByText(/came back AC04/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText(/1 without an answer · 1 came back/)).toBeVisible();

  // Refunded anew, it waits for an account.
  expect((await page.request.post('/api/admin/refund.php', { data: refund })).status()).toBe(200);
  await expect
    .poll(async () => (await (await page.request.get('/api/admin/payouts.php')).json()).accounts)
    .toContainEqual(expect.objectContaining({ waiting: expect.objectContaining({ count: 1 }) }));
  await visit(page, '/admin/payouts');
  await page.getByRole('button', { name: 'Name the account' }).click();
  const form = page.getByRole('dialog', { name: 'Name the account' });
  await expect(form).toBeVisible();
  await expectAccessible(page, 'account', '[role="dialog"]');
  await form.getByLabel('Account holder').fill('Maria Bakker');
  await form.getByLabel('IBAN').fill('NL02 ABNA 0123 4567 89');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText(/you named this account/)).toBeVisible();
  await pictures('named');

  async function pictures(name: string): Promise<void> {
    if (!name.startsWith('lines')) await expectAccessible(page, name);
    for (const colorScheme of ['dark', 'light'] as const)
      for (const width of [1440, 768, 390]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await tooWide(page), `${name} ${width}`).toEqual([]);
        await shot(page, `payouts-${name}-${colorScheme}-${width}`);
      }
    expect.soft(await tooWideWithLargeText(page), `${name} with large text`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
