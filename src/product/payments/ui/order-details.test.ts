import { expect, test } from 'vitest';
import { brandName, cardBrandsIn, cardExpiry, cardName } from './card-words.ts';
import { type Order, orderKey } from './start-payment.ts';
import { wordsOfProvider } from './use-payment-watch.ts';

const order: Order = { method: 'card', total: { amount: 995, currency: 'EUR' }, atOnce: true };

test('the same order pressed twice is one payment', () => {
  expect(orderKey({ ...order, code: null, store: false })).toBe(orderKey({ ...order }));
});

test.each<[string, Partial<Order>]>([
  ['method', { method: 'paypal' }],
  ['total', { total: { amount: 996, currency: 'EUR' } }],
  ['currency', { total: { amount: 995, currency: 'USD' } }],
  ['code', { code: 'EVENING25' }],
  ['wish to keep the card', { store: true }],
  ['kept card', { storedMethod: 7 }],
])('an order with another %s is another payment', (_, change) => {
  expect(orderKey({ ...order, ...change })).not.toBe(orderKey(order));
});

test('what a provider gave the payer along is passed on as it stands in the address, without our own words', () => {
  expect(wordsOfProvider('?returned=1&cancelled=1&sessionId=CS123&sessionResult=0012%2Bab%3D%3D')).toEqual({
    sessionId: 'CS123',
    sessionResult: '0012+ab==',
  });
});

test('more words than a call takes are left out, so that the others arrive', () => {
  const many = Array.from({ length: 30 }, (_, at) => `w${at}=1`).join('&');
  expect(Object.keys(wordsOfProvider(`?${many}`))).toHaveLength(20);
  expect(wordsOfProvider(`?long=${'x'.repeat(4001)}&${'n'.repeat(41)}=1&ok=1`)).toEqual({ ok: '1' });
});

test('cards are called as people call them', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa\u00a04242');
  expect(brandName('cartes_bancaires')).toBe('Carte bancaire');
  expect(brandName('unionpay')).toBe('Unionpay');
  expect(cardExpiry({ exp_month: 8, exp_year: 2028 })).toBe('08/28');
});

test.each([
  ['FR', /^Carte bancaire/],
  ['DK', /^Dankort/],
  ['NL', /Maestro$/],
  ['PL', /^Visa, Mastercard$/],
])('the card of %s that buyers there have comes first', (country, cards) => {
  expect(cardBrandsIn(country)).toMatch(cards);
});
