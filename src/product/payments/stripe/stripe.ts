import type { ProviderKind } from '../gateway.ts';
import { OFFERED_ANYWHERE, OFFERED_LOCALLY } from '../offer/tables.ts';
import { stripe } from './gateway.ts';

const { ideal, bancontact, blik, eps, mobilepay, swish, twint, satispay, przelewy24 } = OFFERED_LOCALLY;

export const STRIPE: ProviderKind = {
  name: 'stripe',
  offers: [
    ...Object.values(OFFERED_ANYWHERE),
    ...[ideal, bancontact, blik, eps, mobilepay, swish, twint, satispay, przelewy24],
  ],
  testAccount: {
    name: 'stripe',
    settings: {
      key: {
        variable: 'KEY',
        matches: /^[rs]k_test_\w{10,}$/,
        wanted: 'a test key of Stripe, which begins with sk_test_ or rk_test_',
        needed: true,
      },
      webhook: {
        variable: 'WEBHOOK_SECRET',
        matches: /^whsec_.{10,}$/,
        wanted: 'a secret that begins with whsec_',
        needed: false,
      },
    },
  },
  settings: [{ name: 'statement_prefix' }, { name: 'allow_test' }],
  modeOf: (key) => (/^[rs]k_test_/.test(key) ? 'test' : /^[rs]k_live_/.test(key) ? 'live' : null),
  connect: (origin) => stripe(origin ? { baseUrl: origin } : {}),
};
