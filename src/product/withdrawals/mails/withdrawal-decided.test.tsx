import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { WithdrawalDecidedMail } from './withdrawal-decided.tsx';

const origin = 'https://kindling.example';
const site = {
  name: 'Kindling',
  origin,
  mark: `${origin}/brand/mark.png`,
  colours: MAIL_COLOURS,
  company: 'Hearthside Media B.V., Hearth Street 1, Arnhem',
};
const params = {
  ...{ reference: 'W-7KQ2M9XA', decision: 'accepted', refund: 796, of: 'unused', currency: 'EUR', words: '' },
  ...{ by: '2026-12-07T10:00:00.000Z', url: `${origin}/complaints?reason=decision` },
};
const written = (language: Locale, change: Partial<typeof params> = {}) => {
  const formats = formatLocaleOf(language, 'NL');
  const t = serverText('mails')(formats);
  return render(<WithdrawalDecidedMail t={t} formats={formats} site={site} params={{ ...params, ...change }} />, {
    plainText: true,
  });
};

test.each(LOCALES)('whoever withdrew reads in %s what goes back, by which day, and where to object', async (locale) => {
  const text = await written(locale);
  for (const part of [/7[.,]96/, /14/, /2026/, /W-7KQ2M9XA/, /complaints\?reason=decision/]) expect(text).toMatch(part);
});

test('the sum says what it is made of, and a refusal has its reasons and no sum', async () => {
  expect(await written('en')).toContain('€7.96, the price of the credits that you had not used.');
  expect(await written('en', { of: 'whole', refund: 995 })).toContain('€9.95, the whole price.');
  expect(await written('en', { of: 'named' })).toContain('We pay back €7.96. You get');
  expect(await written('en', { of: 'unknown', currency: '' })).not.toContain('€');
  const refused = await written('de', { decision: 'refused', of: 'unknown', words: 'Alle Credits waren verbraucht.' });
  expect(refused).toContain('Unsere Gründe: Alle Credits waren verbraucht.');
  expect(refused).not.toMatch(/€|Dezember/);
});
