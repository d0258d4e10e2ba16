import type { ProviderKind } from '../gateway.ts';
import { BANK_TRANSFER, EURO_COUNTRIES, OFFERED_ANYWHERE, OFFERED_LOCALLY } from '../offer/tables.ts';
import { mollie } from './gateway.ts';

export const MOLLIE: ProviderKind = {
  name: 'mollie',
  offers: [
    ...Object.values(OFFERED_ANYWHERE),
    ...Object.values(OFFERED_LOCALLY),
    { ...BANK_TRANSFER, currencies: ['EUR'], countries: EURO_COUNTRIES, onRequest: true },
  ],
  testAccount: {
    name: 'mollie',
    settings: {
      key: {
        variable: 'KEY',
        matches: /^test_\w{10,}$/,
        wanted: 'a test key of Mollie, which begins with test_',
        needed: true,
      },
    },
  },
  settings: [{ name: 'one_click' }, { name: 'methods_on' }, { name: 'allow_test' }],
  modeOf: (key) => (key.startsWith('test_') ? 'test' : key.startsWith('live_') ? 'live' : null),
  connect: (origin) => mollie(origin ? { baseUrl: origin } : {}),
};
