import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';

test('a setting is JSON or else a word, and several change at once', () => {
  expect(
    parseCommand(['site', 'set', 'WWW.Example.com', 'min_age=21', 'name=Glow & Co', 'countries=["NL"]']),
  ).toMatchObject({
    ...{ what: 'set', host: 'www.example.com', unset: [] },
    set: { min_age: 21, name: 'Glow & Co', countries: ['NL'] },
  });
  expect(parseCommand(['site', 'set', 'a.example', '--default', 'min_age', '--seen', '4'])).toMatchObject({
    ...{ set: {}, unset: ['min_age'], seen: 4 },
  });
});

test('a price is what a package costs in a country, or everywhere', () => {
  expect(parseCommand(['site', 'prices', 'a.example', '25=9.95', '60=19.95'])).toMatchObject({
    ...{ what: 'price', country: null, currency: 'EUR' },
    prices: [
      { credits: 25, amount: 995 },
      { credits: 60, amount: 1995 },
    ],
  });
  expect(parseCommand(['site', 'prices', 'a.example'])).toMatchObject({ what: 'prices' });
});

test('an account of a provider has its settings as words', () => {
  expect(
    parseCommand(['provider', 'add', 'a.example', 'bank', 'holder=Example B.V.', '--position', '20']),
  ).toMatchObject({
    ...{ what: 'provider', provider: 'bank' },
    account: { mode: 'live', secret: '', position: 20, settings: { holder: 'Example B.V.' } },
  });
});

test('a database that was restored to a time is settled with that time, and its zone', () => {
  const at = new Date('2026-11-30T17:00:00Z');
  for (const said of ['2026-11-30T17:00:00Z', '2026-11-30 18:00:00+01', '2026-11-30 17:00:00.000+00:00'])
    expect(parseCommand(['settle', '--at', said])).toMatchObject({ what: 'settle', at });
});

test.for([
  ['settle'],
  ['settle', '--at', '2026-11-30 17:00:00'],
  ['settle', '--at', 'yesterday Z'],
  ['site'],
  ['site', 'burn', 'a.example'],
  ['site', 'create'],
  ['site', 'create', 'a.json', 'b.json'],
  ['site', 'set', 'a.example', 'min_age'],
  ['site', 'set', 'a.example', '=3'],
  ['site', 'back', 'a.example'],
  ['site', 'back', 'a.example', '0'],
  ['site', 'prices', 'a.example', '25=9'],
  ['site', 'prices', 'a.example', '25=0.00'],
  ['site', 'prices', 'a.example', '0=9.95'],
  ['site', 'prices', 'a.example', '25=9.95', '--country', 'nl'],
  ['site', 'show', 'a.example', '--country', 'NL'],
  ['provider', 'add', 'a.example', 'mollie', '--mode', 'real'],
  ['doctor', 'now'],
])('%j is refused before anything is opened', (words) => {
  expect(() => parseCommand(words)).toThrow('npm run cli -- site');
});
