import type { PaymentMethod } from '../contract.ts';
import type { ProviderName } from '../gateway.ts';

const EURO = [
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

/** One way to pay by one provider. */
export interface MethodOffer {
  readonly provider: ProviderName;
  readonly method: PaymentMethod;
  /** Where its buyers are, ISO 3166-1 alpha-2; null: everywhere. */
  readonly countries: readonly string[] | null;
  readonly currencies: readonly string[];
  /** Minor units, both included, whatever the currency. */
  readonly least: number;
  readonly most: number;
  /** What was paid with can be kept for the next time. */
  readonly storable: boolean;
  /** Days within which money can go back the same way; 0: not at all. */
  readonly refundDays: number;
  /** Only where the company says so in its account (`methods_on` of its settings): our own ways go before it. */
  readonly onRequest?: true;
}

type Row = Omit<MethodOffer, 'provider'>;
const row = (
  method: PaymentMethod,
  countries: readonly string[] | null,
  currencies: readonly string[],
  change: Partial<Row> = {},
): Row => ({ method, countries, currencies, least: 100, most: 1_000_000, storable: false, refundDays: 365, ...change });

const everybody = {
  card: row('card', null, ALL_CURRENCIES, { storable: true }),
  paypal: row('paypal', null, ALL_CURRENCIES, { refundDays: 180 }),
  applepay: row('applepay', null, ALL_CURRENCIES),
};
const local = {
  ideal: row('ideal', ['NL', 'BE'], ['EUR']),
  bancontact: row('bancontact', ['BE', 'NL'], ['EUR']),
  blik: row('blik', ['PL'], ['PLN'], { most: 5_000_000 }),
  eps: row('eps', ['AT'], ['EUR']),
  mobilepay: row('mobilepay', ['DK', 'FI'], ['DKK', 'EUR']),
  swish: row('swish', ['SE'], ['SEK']),
  twint: row('twint', ['CH'], ['CHF'], { most: 500_000, refundDays: 180 }),
  satispay: row('satispay', ['IT'], ['EUR']),
  vipps: row('vipps', ['NO'], ['NOK']),
  paysafecard: row(
    'paysafecard',
    ['AT', 'BE', 'CH', 'DE', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'NO', 'PL', 'PT', 'SE'],
    ['EUR', 'CHF', 'GBP', 'NOK', 'PLN', 'SEK'],
    { most: 100_000, refundDays: 0 },
  ),
  przelewy24: row('przelewy24', ['PL'], ['PLN', 'EUR']),
};
const debit = row('directdebit', EURO, ['EUR'], { refundDays: 180 });
const transfer = row(
  'wiretransfer',
  [...EURO, 'CH', 'DK', 'NO', 'PL', 'SE'],
  ['EUR', 'CHF', 'DKK', 'NOK', 'PLN', 'SEK'],
  { refundDays: 365 },
);

const TABLE: Readonly<Record<ProviderName, readonly Row[]>> = {
  mollie: [
    ...Object.values(everybody),
    ...Object.values(local),
    { ...debit, onRequest: true },
    { ...transfer, currencies: ['EUR'], countries: EURO, onRequest: true },
  ],
  stripe: [
    ...Object.values(everybody),
    ...[
      local.ideal,
      local.bancontact,
      local.blik,
      local.eps,
      local.mobilepay,
      local.swish,
      local.twint,
      local.satispay,
      local.przelewy24,
    ],
    { ...debit, onRequest: true },
  ],
  adyen: [
    ...Object.values(everybody),
    ...[
      local.ideal,
      local.bancontact,
      local.blik,
      local.eps,
      local.mobilepay,
      local.swish,
      local.twint,
      local.vipps,
      local.paysafecard,
      local.przelewy24,
    ],
    { ...debit, onRequest: true },
    { ...transfer, currencies: ['EUR'], countries: EURO, onRequest: true },
  ],
  // Giropay, Sofort and Nexi are with no provider any more, or never were: they stay in the catalogue here, to be tried.
  sandbox: [
    ...Object.values(everybody),
    ...Object.values(local),
    debit,
    transfer,
    row('nexi', ['IT'], ['EUR']),
    row('giropay', ['DE'], ['EUR'], { onRequest: true }),
    row('sofort', ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL'], ['EUR', 'CHF'], { onRequest: true }),
  ],
};

/** Everything that any provider can take, with what decides whether it is offered. */
export const METHOD_OFFERS: readonly MethodOffer[] = Object.entries(TABLE).flatMap(([provider, rows]) =>
  rows.map((entry) => ({ provider: provider as ProviderName, ...entry })),
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
