import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { DebitReturnedMail } from './debit-returned.tsx';

const origin = 'https://kindling.example';
const site = {
  ...{ name: 'Kindling', origin, mark: `${origin}/brand/mark.png`, colours: MAIL_COLOURS },
  company: 'Hearthside Media B.V., Hearth Street 1, Arnhem',
};
const RETURNED = {
  ...{ number: 1204, amount: 2475, currency: 'EUR', last4: '3000', taken: 15, owed: 398, blocked: 'yes' },
  payment_url: `${origin}/transactions/1204`,
};

function written(language: Locale, change: Partial<typeof RETURNED> = {}) {
  const formats = formatLocaleOf(language, 'NL');
  const t = serverText('mails')(formats);
  const mail = <DebitReturnedMail t={t} formats={formats} site={site} params={{ ...RETURNED, ...change }} />;
  return render(mail, { plainText: true, htmlToTextOptions: { wordwrap: false } });
}

test.each(LOCALES)(
  'who paid by a debit that came back reads in %s what was taken back, owed and blocked',
  async (locale) => {
    const whole = await written(locale);
    for (const part of ['1204', '3000', '15', RETURNED.payment_url]) expect(whole).toContain(part);
    for (const sum of [/24[.,]75/, /3[.,]98/]) expect(whole).toMatch(sum);
    const mild = await written(locale, { taken: 0, owed: 0, blocked: 'no' });
    expect(mild).not.toMatch(/3[.,]98/);
    const lines = (text: string) => text.split('\n').filter(Boolean).length;
    expect(lines(whole) - lines(mild)).toBe(3);
    for (const text of [whole, mild, await written(locale, { taken: 1 })])
      expect(text).not.toMatch(/[{}]|undefined|debit-returned/);
  },
);
