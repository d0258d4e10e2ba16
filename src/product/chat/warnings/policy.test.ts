import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastCpuTime } from '#tests/cpu-time.ts';
import type { WarningKind } from './contract.ts';
import { ibansIn } from './ibans-in.ts';
import { textHash, warningsIn } from './policy.ts';

/** What people wrote, in the product's languages, and what is in it. */
const FOUND: Record<WarningKind, string[]> = {
  iban: [
    'My card is blocked in Lisbon. Can you send 200 euros to NL91 ABNA 0417 1643 00? I pay back on Monday.',
    'DE89370400440532013000 bitte heute noch',
    'envíalo a ES91 2100 0418 4502 0005 1332, gracias',
    'Il mio conto: IT60X0542811101000000123456.',
    'fr76 3000 6000 0112 3456 7890 189',
    'Konto PL61 1090 1014 0000 0712 1981 2874',
    'NO93-8601-1117-947',
    'FI21 1234 5600 0007 85 kiitos',
    'SE45 5000 0000 0583 9825 7466',
    'DK50 0040 0440 1162 43',
    'GB29 NWBK 6016 1331 9268 19',
  ],
  crypto: [
    'send it to 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2 please',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq ok?',
    'Mijn wallet is BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae',
    'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  ],
  phone: [
    'Bel me op 06 12345678',
    'app me: 06-12 34 56 78',
    'zero problems, +31 6 1234 5678',
    'Meine Nummer ist 0151 23456789.',
    'ruf an: 0049 (0)151 / 234 567 89',
    'mon numéro 06.12.34.56.78',
    'llámame al 612 345 678',
    'mój numer: 512 345 678',
    'chiamami 345 123 4567',
    'mit nummer er 20 12 34 56',
    'ring meg på 912 34 567',
    'mitt nummer 070-123 45 67',
    'numeroni on 040 123 4567',
    'text me (555) 123-4567',
    'my number is 07700 900123',
    '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    '０６ １２３４ ５６７８',
    'On 24/12/2025 at 19:30, or call 06 12345678',
  ],
  email: [
    'write to marit@example.com',
    'marit.de.vries+kindling@sub.example.co.uk',
    'Schreib mir: jens (at) web.de',
    'marit at gmail dot com',
    'marit arroba gmail punto com',
    'marit apenstaartje gmail punt com',
    'anna małpa interia kropka pl',
    'lasse snabel-a hotmail punktum dk',
    'marit @ gmail . com',
  ],
  messenger: [
    't.me/marit_88',
    't . me / marit88',
    'find me: t dot me slash marit88',
    'shall we go on on whats app?',
    'Lass uns auf WhatsApp weiterschreiben',
    'Zullen we verder op Whatsapp?',
    'Skriv til mig på Telegram',
    'Kirjoita minulle WhatsAppissa',
    'Napisz do mnie na WhatsAppie',
    'On se parle sur Telegram ?',
    'mejor hablamos por telegram',
    'sentiamoci su WhatsApp',
    'my tele gram is marit_88',
    'snap: maritje',
    'insta marit.88',
    'Instagram: marit.devries',
    'write me on Signal',
    '@marit_88',
    'wa.me/31612345678',
    'add me on snap',
    'whatsapp me',
  ],
  link: [
    'look at https://example.com/photos',
    'www.example.com',
    'see example.nl for more',
    'my photos are on best-girls24.top',
    'bit.ly/3abc',
    'example dot com',
    'http://10.0.0.1/x',
    'hxxps://example.com',
    'go to secure.login.info now',
    'join cam4.live/marit',
  ],
};

/** What anybody writes. */
const PLAIN = [
  'Hello, how are you? I am 45 and live in Ede.',
  'See you on 24.12.2026 at 19:30, or on 25-12-2026.',
  'Wir treffen uns am 03.05.2026 um 18.30 Uhr, ja?',
  'Ik ben van 1981-04-12, en jij?',
  'It was in 2019-2024, the best years.',
  'The flat costs € 1.250.000, can you believe it?',
  'Jag betalade 1 250 000 kronor 2021.',
  'Kosztował 12 000 000 zł, nie żartuję.',
  'I walked 10.500 steps, 12 km in 2:45.',
  'Open 9.00-17.30 on weekdays',
  'ouvert de 9h30 à 18h00',
  'My postcode is 1012 AB, house number 21',
  'We were 3 of 25, then 12 of 250, then none.',
  'Hallo.Hoe gaat het? Goed.Met jou ook?',
  'Leuk.de volgende keer samen.it was fun',
  'Ha ha...no way...so funny',
  'Ça va.et toi',
  'I deleted WhatsApp last year and never missed it.',
  'Das ist ein gutes Signal.',
  'C’est un signal, je crois.',
  'I like photography; Instagram made me tired.',
  'Let us meet at the line in front of the cinema',
  'e.g. at 8 p.m. in the U.S.A.',
  'Version 3.14.15 of me',
  'The score was 6-4 7-6 3-6 6-2',
  'I was born in 1978, my sister in 1981, my brother in 1984',
  'Bus 12, then tram 25, then 300 m on foot',
  'my @ is none of your business',
  'see you @home',
  '100% yes!!! 10/10',
  'I have 2 dogs, 3 cats and 14 hens :-)',
  'NL91 is not an account, and NL91 ABNA neither',
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed is a fingerprint of something',
  'The transaction 0x9fc76417374aa880d4449a1f7f31ec597f00b1f6f3dd2d66f4c9c6c445836d8b went through',
  'Colours in my code: 0xdeadbeef, 0xff00aa and 0x0000000000000000',
  'Donaudampfschifffahrtsgesellschaft and Ladadadadadadadadadadadadada',
  'Nähdään klo 19.30, lippu maksaa 25 euroa',
  'Vi ses kl. 20.15 den 1.2.2026 på Torvet 4',
  'Quedamos a las 21.00 en la plaza, número 14',
  'Cenamos el 12 y el 13? Somos 2 o 3',
  'kr 1 250 000,00',
  '06-11-2026 06:12',
  'I read 1 000 000 words',
  'the gate code is 4711 and the lift is 12',
];

describe('a message', () => {
  for (const [kind, sentences] of Object.entries(FOUND))
    test(`that holds something of the kind ${kind} is known by it`, () => {
      for (const sentence of sentences)
        expect([sentence, warningsIn(sentence)]).toEqual([sentence, expect.arrayContaining([kind])]);
    });

  test('of dates, times, prices, ages and sentences without a space after a full stop holds nothing', () => {
    for (const sentence of PLAIN) expect([sentence, warningsIn(sentence)]).toEqual([sentence, []]);
  });

  test('that holds an account is not said to hold a telephone number as well', () => {
    expect(warningsIn('to NL91 ABNA 0417 1643 00?')).toEqual(['iban']);
    expect(warningsIn('marit@example.com')).toEqual(['email']);
  });
});

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 10 });
/** With right check digits. */
const iban = fc.tuple(fc.constantFrom('ABNA', 'INGB', 'RABO'), digits).map(([bank, account]) => {
  const rest = [...`${bank}${account}NL00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `NL${String(98n - (BigInt(rest) % 97n)).padStart(2, '0')}${bank}${account}`;
});

test('an account is found however it is spaced and whatever the letters, and with a wrong digit it is none', () => {
  fc.assert(
    fc.property(iban, fc.integer({ min: 2, max: 6 }), fc.integer({ min: 8, max: 17 }), (number, group, slip) => {
      const spaced = number.replaceAll(new RegExp(`(.{${group}})(?=.)`, 'g'), '$1 ');
      expect(ibansIn(`to ${spaced.toLowerCase()}, please`)).toHaveLength(1);
      const wrong = `${number.slice(0, slip)}${(Number(number[slip]) + 1) % 10}${number.slice(slip + 1)}`;
      expect(ibansIn(wrong)).toEqual([]);
    }),
  );
});

test('no day, time or price is a telephone number, and signs that nobody sees hide none', () => {
  const two = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((number) => `${number}`.padStart(2, '0'));
  const when = fc.tuple(
    two(1, 31),
    two(1, 12),
    fc.integer({ min: 1930, max: 2039 }),
    two(0, 23),
    two(0, 59),
    fc.constantFrom(...'./-'),
  );
  fc.assert(
    fc.property(when, ([day, month, year, hour, minute, sign]) => {
      const date = [day, month, year].join(sign);
      expect(warningsIn(`on ${date} at ${hour}:${minute}, or ${hour}.${minute}-${hour}.${minute}`)).toEqual([]);
      expect(warningsIn(`${date} ${hour}:${minute}`)).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(digits, fc.integer({ min: 1, max: 9 }), (number, at) => {
      fc.pre(!/^(.)\1*$/.test(number.slice(1)));
      const hidden = `06${number.slice(2, at)}\u200b${number.slice(Math.max(2, at))}`;
      expect(warningsIn(hidden.slice(0, 12))).toContain('phone');
    }),
  );
});

test('marks under and over the letters hide nothing', () => {
  expect(warningsIn('w\u0323w\u0323w\u0323.exa\u0335mple.com')).toEqual(['link']);
});

test('of a text that is far too long the beginning is read', () => {
  const number = ' 06 12345678';
  expect(warningsIn('.'.repeat(2000) + number)).toEqual(['phone']);
  expect(warningsIn('.'.repeat(2500) + number)).toEqual([]);
});

test('whatever is written is read in a moment, also what was made to take long', async () => {
  const long = [...'a1.@ -/:٣é'].flatMap((sign) => [
    sign.repeat(20_000),
    `${sign}a`.repeat(10_000),
    `${sign}1 `.repeat(6_000),
  ]);
  const mean = [
    ...long,
    `0x${'aB'.repeat(20)} `.repeat(460),
    'on whats '.repeat(2200),
    'bc1q'.repeat(5000),
    'nl91 '.repeat(4000),
    `${'👩‍👩‍👧‍👦'.repeat(950)} 06 12345678`,
    `a${'\u0301\u0323'.repeat(4)}`.repeat(1000),
    `a${'\u0301\u0323'.repeat(60_000)}`,
  ];
  for (const text of mean) {
    expect(await leastCpuTime(50, () => warningsIn(text)), text.slice(0, 6)).toBeLessThan(50);
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => warningsIn(text).length <= 6));
});

test('one text sent to many is one, whatever its case, signs and spaces', () => {
  expect(textHash('Hello, you!  Write me at X')).toEqual(textHash('hello you. write me\nat x'));
  expect(textHash('Hello')).not.toEqual(textHash('Hallo'));
});

test('only 40 hexadecimal digits behind 0x are an address of Ethereum, however large its letters', () => {
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(hex, hex, (written, more) => {
      const number = `${written}${more}`;
      expect([number, warningsIn(`the number is 0x${number}, I think`).includes('crypto')]).toEqual([
        number,
        number.length === 40,
      ]);
      expect(warningsIn(`${'7'.repeat(3)}0x${number.padEnd(40, '0').slice(0, 40)}`)).not.toContain('crypto');
    }),
  );
  expect(warningsIn(`0x${'aB1c'.repeat(10)}`)).toEqual(['crypto']);
});
