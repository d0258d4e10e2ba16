import { expect, test } from 'vitest';
import { PROVIDERS } from '#app/payment-providers.ts';
import { PAYMENT_METHODS } from '../contract.ts';
import { guessesApplePay, type OfferAsked, type OfferingAccount, offersFor } from './policy.ts';
import { ORDER_BY_COUNTRY } from './tables.ts';

const account = (provider: string, change: Partial<OfferingAccount> = {}) => {
  const offers = PROVIDERS.find(({ name }) => name === provider)?.offers ?? [];
  return { provider, offers, settings: {}, methodsOff: [], ...change };
};
const METHOD_OFFERS = PROVIDERS.flatMap(({ name, offers }) => offers.map((offer) => ({ provider: name, ...offer })));
const asked = (country: string, currency: string, change: Partial<OfferAsked> = {}): OfferAsked => ({
  ...{ country, currency, amount: 2475, applePay: true, methodsOff: [], ...change },
});
const methods = (accounts: OfferingAccount[], about: OfferAsked) => [...offersFor(accounts, about).keys()];

test.each([
  ['NL', 'EUR', ['ideal', 'card', 'paypal', 'applepay', 'bancontact', 'wiretransfer', 'paysafecard']],
  ['DE', 'EUR', ['paypal', 'card', 'applepay', 'paysafecard', 'wiretransfer']],
  ['DK', 'DKK', ['card', 'mobilepay', 'applepay', 'paypal', 'wiretransfer']],
  ['CH', 'CHF', ['twint', 'card', 'applepay', 'paypal', 'paysafecard', 'wiretransfer']],
  ['PL', 'PLN', ['blik', 'przelewy24', 'card', 'paypal', 'applepay', 'paysafecard', 'wiretransfer']],
  ['US', 'USD', ['card', 'applepay', 'paypal']],
])('in %s one pays in %s by the country’s own ways first', (country, currency, order) => {
  expect(methods([account('sandbox')], asked(country, currency))).toEqual(order);
});

test('what does not fit the order is not offered', () => {
  const offered = (change: Partial<OfferAsked>) => methods([account('mollie')], asked('NL', 'EUR', change));
  expect(offered({ currency: 'SEK' })).not.toContain('ideal');
  expect(offered({ country: 'SE' })).not.toContain('ideal');
  expect(offered({ applePay: false })).not.toContain('applepay');
  expect(offered({ amount: 99 })).toEqual([]);
  expect(offered({ amount: 100_001 })).not.toContain('paysafecard');
  expect(offered({ methodsOff: ['ideal'] })).not.toContain('ideal');
  expect(methods([account('mollie', { methodsOff: ['card'] })], asked('NL', 'EUR'))).not.toContain('card');
});

test('a company’s own account takes transfers before a provider that has them switched on', () => {
  const on = account('mollie', { settings: { methods_on: 'wiretransfer' } });
  expect(offersFor([account('bank'), on], asked('DE', 'EUR')).get('wiretransfer')?.account.provider).toBe('bank');
  expect(methods([account('bank')], asked('PL', 'PLN'))).toEqual([]);
});

test('a provider’s own debits and transfers are off unless its account says so', () => {
  expect(methods([account('mollie')], asked('NL', 'EUR'))).not.toContain('wiretransfer');
  const on = account('mollie', { settings: { methods_on: 'wiretransfer' } });
  expect(methods([on], asked('NL', 'EUR'))).toContain('wiretransfer');
});

test('the first account that offers a method takes it', () => {
  const accounts = [account('stripe'), account('mollie'), account('sandbox')];
  const offered = offersFor(accounts, asked('AT', 'EUR'));
  expect(offered.get('eps')?.account.provider).toBe('stripe');
  expect(offered.get('paysafecard')?.account.provider).toBe('mollie');
  expect(offered.get('wiretransfer')?.account.provider).toBe('sandbox');
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', false],
  ['', false],
])('whether %s takes Apple Pay is guessed as %s', (agent, takes) => {
  expect(guessesApplePay(agent)).toBe(takes);
});

test('direct debits are a company’s own, in euro and after what is paid at once', () => {
  for (const { name } of PROVIDERS) {
    const on = account(name, { settings: { methods_on: 'directdebit' } });
    for (const country of Object.keys(ORDER_BY_COUNTRY))
      expect(methods([on], asked(country, 'EUR')).includes('directdebit')).toBe(
        name === 'sepa' && !['CH', 'DK', 'NO', 'PL', 'SE'].includes(country),
      );
  }
  expect(methods([account('sepa')], asked('NL', 'PLN'))).toEqual([]);
  const order = (country: string) => methods([account('sepa'), account('sandbox')], asked(country, 'EUR'));
  expect(order('NL').slice(-3)).toEqual(['directdebit', 'wiretransfer', 'paysafecard']);
  expect(order('DE').slice(0, 3)).toEqual(['paypal', 'directdebit', 'card']);
});

test('every method of the catalogue is with a provider', () => {
  const missing = PAYMENT_METHODS.filter((method) => METHOD_OFFERS.every((offer) => offer.method !== method));
  expect(missing).toEqual([]);
});
