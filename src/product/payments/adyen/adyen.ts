import type { ProviderKind } from '../gateway.ts';
import { BANK_TRANSFER, EURO_COUNTRIES, OFFERED_ANYWHERE, OFFERED_LOCALLY } from '../offer/tables.ts';
import { adyen } from './gateway.ts';

const { ideal, bancontact, blik, eps, mobilepay, swish, twint, vipps, paysafecard, przelewy24 } = OFFERED_LOCALLY;

export const ADYEN: ProviderKind = {
  name: 'adyen',
  offers: [
    ...Object.values(OFFERED_ANYWHERE),
    ...[ideal, bancontact, blik, eps, mobilepay, swish, twint, vipps, paysafecard, przelewy24],
    { ...BANK_TRANSFER, currencies: ['EUR'], countries: EURO_COUNTRIES, onRequest: true },
  ],
  testAccount: {
    name: 'adyen',
    settings: {
      key: { variable: 'KEY', matches: /^.{20,}$/, wanted: 'a test key of Adyen', needed: true },
      merchant_account: {
        variable: 'MERCHANT_ACCOUNT',
        matches: /^.{3,}$/,
        wanted: 'the name of a merchant account at Adyen',
        needed: true,
        open: true,
      },
      webhook: {
        variable: 'HMAC_KEY',
        matches: /^[0-9A-Fa-f]{64}$/,
        wanted: 'an HMAC key of Adyen: 64 hexadecimal digits',
        needed: false,
      },
    },
  },
  settings: [
    { name: 'merchant_account', needed: true },
    { name: 'live_prefix' },
    { name: 'methods_on' },
    { name: 'allow_test' },
  ],
  modeOf: () => null,
  connect: (origin) => adyen(origin ? { baseUrl: `${origin}/v72` } : {}),
};
