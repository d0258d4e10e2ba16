import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { BEGIN_AT_ONCE } from '../contract.ts';
import { DECLARED } from './mails.ts';
import { PurchaseMail } from './purchase.tsx';

const origin = 'https://kindling.example';
const site = { name: 'Kindling', origin, mark: `${origin}/brand/mark.png`, colours: MAIL_COLOURS };
const written = (language: Locale, declared: string) => {
  const formats = formatLocaleOf(language, 'NL');
  const params = {
    ...{ number: 1204, credits: 25, amount: 995, currency: 'EUR', bought: '2026-12-01T10:00:00.000Z' },
    ...{ declared, url: `${origin}/pages/withdrawal` },
  };
  const mail = <PurchaseMail t={serverText('mails')(formats)} formats={formats} site={site} params={params} />;
  return render(mail, { plainText: true, htmlToTextOptions: { wordwrap: false } });
};

test.each(LOCALES)(
  'a buyer keeps in %s what was bought, and the very words of the checkout with their day',
  async (locale) => {
    const text = await written(locale, BEGIN_AT_ONCE);
    const checkout = String((readCatalogue(locale).payments as { checkout: { begin: string } }).checkout.begin);
    for (const part of ['1204', '2026', 'https://kindling.example/pages/withdrawal', checkout])
      expect(text).toContain(part);
    expect(text).toMatch(/9[.,]95/);
    expect(DECLARED.at(-1)).toBe(BEGIN_AT_ONCE);
  },
);

test('whoever was not asked to begin at once reads of nothing that they agreed to', async () => {
  const text = await written('en', '');
  expect(text).toContain('Purchase: 25 credits · €9.95 · 1 December 2026 (payment number 1204)');
  expect(text).not.toMatch(/declared|withdraw/);
});
