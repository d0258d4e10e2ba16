import { startMollie } from '#tests/fakes/mollie.ts';
import { providerCases } from '#tests/payments/provider-cases.ts';
import type { SentWebhook } from '#tests/payments/provider-world.ts';
import { mollie } from './gateway.ts';

const both = {
  at: (origin: string) => mollie({ baseUrl: origin }),
  methods: { slow: 'paypal', cancellable: 'wiretransfer' },
  card: 'creditcard',
  forge: (webhook: SentWebhook) => ({ ...webhook, path: webhook.path.replace(/attempt=\d+/, 'attempt=1') }),
} as const;

const everywhere = {
  'a refund may come back from the bank': 'a refund of Mollie fails, or it does not',
  'a dispute may be announced before it takes anything': 'Mollie tells of a chargeback when the money is gone',
  'a dispute may be lost for good': 'Mollie tells of the way back only',
  'an old webhook is forged': 'there is no time in a classic webhook; it proves nothing but that one may ask',
  'of several at once the bad ones are counted and the good one is told': 'each webhook is about one payment',
} as const;

providerCases({
  ...both,
  name: 'Mollie',
  start: () => startMollie(),
  cannot: {
    ...everywhere,
    'a kept card is charged at once': 'the payer confirms it on the hosted page',
    'a kept card that is declined says why': 'the payer is told on the hosted page, and we as of any payment',
  },
});

providerCases({
  ...both,
  name: 'Mollie that may charge without the buyer',
  start: () => startMollie({ oneClick: 'merchant' }),
  cannot: {
    ...everywhere,
    'where the bank or the page has to ask, the payer goes there': 'the payment fails; a new one asks on the page',
  },
});
