import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import type { MailProps } from '#platform/mail/mail-props.ts';
import { BEGIN_AT_ONCE } from '../contract.ts';
import { DECLARED } from './mails.ts';
import { PurchaseMail } from './purchase.tsx';

const origin = 'https://kindling.example';
const site = {
  name: 'Kindling',
  origin,
  mark: `${origin}/brand/mark.png`,
  colours: MAIL_COLOURS,
  company: 'Hearthside Media B.V., Hearth Street 1, Arnhem',
};
const PAID = {
  ...{ stage: 'paid', length: 'whole', number: 1204, credits: 25, amount: 1856, list_amount: 2475, currency: 'EUR' },
  ...{ vat_rate: 2550, bought: '2026-12-01T10:00:00.000Z', method: 'card', paid_with: 'Card, Visa 4242' },
  ...{ declared: BEGIN_AT_ONCE, statement: 'HEARTHSIDE MEDIA', trader: 'Hearthside Media B.V.\nHearth Street 1' },
  ...{ url: `${origin}/pages/withdrawal`, payment_url: `${origin}/transactions/1204` },
  receipt_url: `${origin}/api/receipt.php?payment=1204`,
};

function written(
  language: Locale,
  change: Partial<typeof PAID> & Record<string, string | number> = {},
  more: Partial<MailProps> = {},
) {
  const formats = formatLocaleOf(language, 'NL');
  const t = serverText('mails')(formats);
  const mail = <PurchaseMail t={t} formats={formats} site={site} params={{ ...PAID, ...change }} {...more} />;
  return render(mail, { plainText: true, htmlToTextOptions: { wordwrap: false } });
}

test.each(LOCALES)(
  'a buyer keeps in %s what was bought, who sells, and the very words of the checkout with their day',
  async (locale) => {
    const text = await written(locale, {}, { files: ['terms-2023-12-01.html'] });
    const checkout = serverText('payments.purchase')(formatLocaleOf(locale, 'NL')).raw('checkout.begin');
    for (const part of [
      ...['1204', '2026', PAID.url, PAID.payment_url, PAID.receipt_url, checkout, 'Visa 4242', 'HEARTHSIDE MEDIA'],
      ...['Hearthside Media B.V.\nHearth Street 1', 'terms-2023-12-01.html'],
    ])
      expect(text).toContain(part);
    for (const amount of [/18[.,]56/, /24[.,]75/, /6[.,]19/, /25[.,]5/, /3[.,]77/]) expect(text).toMatch(amount);
    expect(DECLARED.at(-1)).toBe(BEGIN_AT_ONCE);
    const others = [await written(locale, { stage: 'ordered' }), await written(locale, { length: 'short' })];
    expect(new Set([text, ...others]).size).toBe(3);
    for (const mail of [text, ...others]) expect(mail).not.toMatch(/[{}]|undefined|purchase\./);
  },
);

test.each(LOCALES)(
  'an order by transfer says in %s where to and with which reference, and that it is instant',
  async (locale) => {
    const transfer = {
      ...{
        transfer_holder: 'Hearthside Media B.V.',
        transfer_iban: 'NL91 ABNA 0417 1643 00',
        transfer_bic: 'ABNANL2A',
      },
      ...{ transfer_reference: 'RF19KDL0000017', transfer_until: '2026-12-12T10:00:00.000Z' },
    };
    const text = await written(locale, { stage: 'ordered', method: 'wiretransfer', ...transfer });
    for (const part of ['Hearthside Media B.V.', 'NL91 ABNA 0417 1643 00', 'ABNANL2A', 'RF19KDL0000017', '12'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/[{}]|undefined|purchase\./);
    expect(await written(locale, { stage: 'ordered' })).not.toContain('BIC');
    // What every page says of transfers: no days of the bank any more.
    const t = serverText('payments.purchase')(formatLocaleOf(locale, 'NL'));
    for (const key of [
      'hints.wiretransfer',
      'steps.later',
      'pending.textTransfer',
      'transfer.text',
      'transfer.instant',
    ] as const)
      expect(t.raw(key)).not.toMatch(
        /\b1\D{1,4}2\b|working day|werkdag|werktag|bankdag|virkedag|pankkipäiv|jours? ouvr|laborable|lavorativ|robocz/i,
      );
  },
);

test('whoever was not asked to begin at once reads of nothing that they agreed to', async () => {
  const text = await written('en', { declared: '' });
  expect(text).toContain('You bought: 25 credits');
  expect(text).not.toMatch(/declared|withdraw/);
});

test('what is not known, or not there, is not spoken of', async () => {
  const text = await written('en', { list_amount: 1856, vat_rate: -1, statement: '', receipt_url: '' });
  expect(text).toContain('Total: €18.56');
  expect(text).not.toMatch(/Discount|Price:|VAT|statement|attached|receipt/);
});

test('running text is shown with the styles of the mail, also in another language, and reads as lines', async () => {
  const html =
    '<p>Write to <a href="mailto:help@kindling.example">us</a> <strong>now</strong></p><ul>\n<li>Name:</li>\n</ul><dl><dt>Firma</dt><dd>A &amp; B</dd></dl>';
  const sections = [{ title: 'Formular', html }];
  const documents = [{ locale: 'de' as const, title: 'Widerruf', html: '', sections }];
  const text = await written('en', {}, { documents });
  expect(text).toMatch(/WIDERRUF\n+FORMULAR\n+Write to us \[?(mailto:)?help@kindling\.example\]? now\n+ \* Name:/i);
  expect(text).toMatch(/Firma\n+A & B/);
  const formats = formatLocaleOf('en', 'NL');
  const mail = (
    <PurchaseMail t={serverText('mails')(formats)} formats={formats} site={site} params={PAID} documents={documents} />
  );
  const markup = await render(mail);
  expect(markup).toContain('<div lang="de">');
  for (const tag of ['p', 'a', 'ul', 'li'])
    expect(markup).toMatch(new RegExp(`<${tag} class="m-[\\w-]+" style="[^"]*color:#`));
  expect(markup).not.toMatch(/<d[ldt]/);
});
