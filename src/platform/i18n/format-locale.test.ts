import { expect, test } from 'vitest';
import { capital } from './capital.ts';
import { clockTimes } from './clock-times.ts';
import { formatLocaleOf, formatLocaleOfPage, languageOf } from './format-locale.ts';
import { LOCALES, type Locale } from './locales.ts';
import { formatMoney } from './money.ts';

const evening = new Date('2026-11-19T21:38:00Z');
/** U+00A0 and U+202F, which Intl puts where a line must not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each<[Locale, string, tag: string, day: string, clock: string, price: string]>([
  ['en', 'NL', 'en-GB', 'Thursday 19 November', '21:38', '€1,249.95'],
  ['en', 'DE', 'en-GB', 'Thursday 19 November', '21:38', '€1,249.95'],
  ['en', 'GB', 'en-GB', 'Thursday 19 November', '21:38', '€1,249.95'],
  ['en', 'US', 'en-US', 'Thursday, November 19', '9:38 PM', '€1,249.95'],
  ['en', 'IE', 'en-IE', 'Thursday, 19 November', '21:38', '€1,249.95'],
  ['de', 'DE', 'de', 'Donnerstag, 19. November', '21:38', '1.249,95 €'],
  ['de', 'AT', 'de-AT', 'Donnerstag, 19. November', '21:38', '€ 1.249,95'],
  ['fr', 'CA', 'fr-CA', 'Jeudi 19 novembre', '21 h 38', '1 249,95 €'],
  ['es', 'MX', 'es-MX', 'Jueves, 19 de noviembre', '9:38 p.m.', 'EUR 1,249.95'],
  ['sv', 'FI', 'sv-FI', 'Torsdag 19 november', '21.38', '1 249,95 €'],
  ['fi', 'NL', 'fi', 'Torstai 19. marraskuuta', '21.38', '1 249,95 €'],
])('%s on a site of %s is written as %s', (locale, country, tag, day, clock, price) => {
  const formats = formatLocaleOf(locale, country);
  expect(formats).toBe(tag);
  const times = clockTimes(formats, 'UTC');
  const monthLater = new Date('2026-12-19T12:00:00Z');
  expect([times.dayName(evening, monthLater), times.clock(evening)].map(plain)).toEqual([day, clock]);
  expect(plain(formatMoney({ amount: 124995, currency: 'EUR' }, formats))).toBe(price);
});

test('what the server decided is what the browser goes on with, and the language is in it', () => {
  for (const locale of LOCALES) {
    for (const country of ['NL', 'US', 'AT', 'CH', 'FI', 'BE', 'CA', 'MX', 'GB', 'XX', null]) {
      const decided = formatLocaleOf(locale, country);
      expect(formatLocaleOfPage(decided)).toBe(decided);
      expect(languageOf(decided)).toBe(locale);
      expect(Intl.DateTimeFormat.supportedLocalesOf(decided)).toEqual([decided]);
    }
  }
});

test.each([
  ['', 'en-GB'],
  ['tlh', 'en-GB'],
  ['en', 'en'],
  ['no', 'nb'],
  ['de-at-1996', 'de'],
  ['en-GB"><script>', 'en-GB'],
])('a document that calls its language %j is read as %s', (tag, expected) =>
  expect(formatLocaleOfPage(tag)).toBe(expected),
);

test('a capital is that of the language, of the whole first letter', () => {
  expect(capital('espagnol', 'fr')).toBe('Espagnol');
  expect(capital('íslenska', 'fi')).toBe('Íslenska');
  expect(capital('', 'fi')).toBe('');
});
