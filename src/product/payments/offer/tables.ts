import type { PaymentMethod } from '../contract.ts';
import type { MethodOffer } from '../gateway.ts';

export const EURO_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
];
const ALL_CURRENCIES = ['EUR', 'DKK', 'SEK', 'NOK', 'CHF', 'PLN', 'GBP', 'USD', 'CAD', 'AUD'];

/** Up to 10,000 of the currency, refunds within a year, unless `change` says otherwise. */
export const offer = (
  method: PaymentMethod,
  countries: readonly string[] | null,
  currencies: readonly string[],
  change: Partial<MethodOffer> = {},
): MethodOffer => ({
  method,
  countries,
  currencies,
  least: 100,
  most: 1_000_000,
  storable: false,
  refundDays: 365,
  ...change,
});

export const OFFERED_ANYWHERE = {
  card: offer('card', null, ALL_CURRENCIES, { storable: true }),
  paypal: offer('paypal', null, ALL_CURRENCIES, { refundDays: 180 }),
  applepay: offer('applepay', null, ALL_CURRENCIES),
};
export const OFFERED_LOCALLY = {
  ideal: offer('ideal', ['NL', 'BE'], ['EUR']),
  bancontact: offer('bancontact', ['BE', 'NL'], ['EUR']),
  blik: offer('blik', ['PL'], ['PLN'], { most: 5_000_000 }),
  eps: offer('eps', ['AT'], ['EUR']),
  mobilepay: offer('mobilepay', ['DK', 'FI'], ['DKK', 'EUR']),
  swish: offer('swish', ['SE'], ['SEK']),
  twint: offer('twint', ['CH'], ['CHF'], { most: 500_000, refundDays: 180 }),
  satispay: offer('satispay', ['IT'], ['EUR']),
  vipps: offer('vipps', ['NO'], ['NOK']),
  paysafecard: offer(
    'paysafecard',
    ['AT', 'BE', 'CH', 'DE', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'NO', 'PL', 'PT', 'SE'],
    ['EUR', 'CHF', 'GBP', 'NOK', 'PLN', 'SEK'],
    { most: 100_000, refundDays: 0 },
  ),
  przelewy24: offer('przelewy24', ['PL'], ['PLN', 'EUR']),
};
export const BANK_TRANSFER = offer(
  'wiretransfer',
  [...EURO_COUNTRIES, 'CH', 'DK', 'NO', 'PL', 'SE'],
  ['EUR', 'CHF', 'DKK', 'NOK', 'PLN', 'SEK'],
  { refundDays: 365 },
);

/** A country's own first, then what everybody has, then what takes days. Elsewhere: `OTHERS`. */
export const ORDER_BY_COUNTRY: Readonly<Record<string, readonly PaymentMethod[]>> = {
  NL: ['ideal', 'card', 'paypal', 'applepay', 'bancontact', 'directdebit', 'wiretransfer'],
  BE: ['bancontact', 'card', 'paypal', 'applepay', 'ideal', 'directdebit', 'wiretransfer'],
  DE: ['paypal', 'directdebit', 'card', 'applepay', 'paysafecard', 'wiretransfer'],
  AT: ['eps', 'card', 'paypal', 'applepay', 'directdebit', 'paysafecard', 'wiretransfer'],
  CH: ['twint', 'card', 'applepay', 'paypal', 'paysafecard', 'wiretransfer'],
  FR: ['card', 'paypal', 'applepay', 'directdebit', 'wiretransfer'],
  ES: ['card', 'paypal', 'applepay', 'directdebit', 'wiretransfer'],
  IT: ['card', 'paypal', 'satispay', 'applepay', 'nexi', 'directdebit', 'wiretransfer'],
  PL: ['blik', 'przelewy24', 'card', 'paypal', 'applepay', 'paysafecard', 'wiretransfer'],
  DK: ['card', 'mobilepay', 'applepay', 'paypal', 'wiretransfer'],
  FI: ['mobilepay', 'card', 'paypal', 'applepay', 'directdebit', 'wiretransfer'],
  SE: ['swish', 'card', 'applepay', 'paypal', 'paysafecard', 'wiretransfer'],
  NO: ['vipps', 'card', 'applepay', 'paypal', 'paysafecard', 'wiretransfer'],
  IE: ['card', 'applepay', 'paypal', 'directdebit', 'wiretransfer'],
};
export const OTHERS: readonly PaymentMethod[] = ['card', 'applepay', 'paypal', 'directdebit', 'wiretransfer'];
