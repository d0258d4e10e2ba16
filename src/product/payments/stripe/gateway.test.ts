import { describe } from 'vitest';
import { startStripe } from '#tests/fakes/stripe.ts';
import { providerCases } from '#tests/payments/provider-cases.ts';
import { stripe } from './gateway.ts';

const STAYS_OPEN =
  'after a refusal Stripe keeps the page open for another card, and says nothing when the payer leaves';

describe('the Stripe adapter', () => {
  providerCases({
    name: 'stripe',
    start: () => startStripe(),
    at: (origin) => stripe({ baseUrl: origin }),
    methods: { slow: 'directdebit', cancellable: 'card' },
    card: '"allowed_payment_method_types":["card"]',
    forge: (sent) => ({
      ...sent,
      headers: { ...sent.headers, 'stripe-signature': (sent.headers['stripe-signature'] ?? '').replace(/.$/, flip) },
    }),
    cannot: {
      'a payment that failed says why': STAYS_OPEN,
      'every reason to fail is told as one of ours': STAYS_OPEN,
      'a payment that the payer cancelled is cancelled': STAYS_OPEN,
      'a refund may come back from the bank': 'Stripe calls failed what came back, too',
      'of several at once the bad ones are counted and the good one is told': 'Stripe posts every event by itself',
    },
  });
});

const flip = (last: string) => (last === '0' ? '1' : '0');
