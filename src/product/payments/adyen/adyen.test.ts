import { startAdyen } from '#tests/fakes/adyen.ts';
import { providerCases } from '#tests/payments/provider-cases.ts';
import { adyen } from './gateway.ts';

const NOT_ASKED = 'a session is known by its webhooks and by what its payer brings back: cases of their own below';

providerCases({
  name: 'Adyen',
  start: startAdyen,
  at: (origin) => adyen({ baseUrl: `${origin}/v72` }),
  methods: { slow: 'directdebit', cancellable: 'card' },
  card: 'scheme',
  forge: (webhook) => ({ ...webhook, body: webhook.body.replace('"value":2475', '"value":2476') }),
  cannot: {
    'a payment that takes its time is pending, and then paid': NOT_ASKED,
    'a payment that the payer cancelled is cancelled': NOT_ASKED,
    'an open payment is taken back': 'nothing takes a session back: its time runs out',
    'more than was paid is not refunded': 'every refund is received, and a webhook says later that it was too much',
    'an old webhook is forged': 'no time is signed: what comes again is known by its id',
  },
});
