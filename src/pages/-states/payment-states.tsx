import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileView } from '#product/members/contract.ts';
import { viewTransfer } from '#product/payments/bank/contract.ts';
import {
  type CheckoutReply,
  checkOut,
  PAYMENT_FAILURES,
  type PaymentMethod,
  type PaymentView,
} from '#product/payments/contract.ts';
import { listStoredMethods, type StoredMethodView } from '#product/payments/stored-methods/contract.ts';
import { Checkout } from '#product/payments/ui/checkout.tsx';
import { PaymentList } from '#product/payments/ui/payment-list.tsx';
import { PaymentScreen } from '#product/payments/ui/payment-screen.tsx';
import { NothingToRepeat, RepeatOrder } from '#product/payments/ui/repeat-order.tsx';
import { StoredCardsScreen } from '#product/payments/ui/stored-cards.tsx';
import type { Return } from '#product/payments/ui/use-payment-watch.ts';
import { PageSkeleton } from '../-shell/page-skeleton.tsx';
import { cardOf, checkoutOf, paymentIn, paymentsOf, sampleUser, transferOf, withDiscount } from './samples.ts';
import { answer, StandIn } from './stand-in.tsx';

type Screen = (cast: { profile: ProfileView }) => ReactNode;

const MANY = 10_000;
const visa = { brand: 'visa', last4: '4242' };
const bank = '/sandbox/pay/sample';
const loading = 'loading';

const failures = Object.fromEntries(
  PAYMENT_FAILURES.map((failure): [string, Screen] => [
    `failed, ${failure.replaceAll('_', ' ')}`,
    (cast) => <Payment cast={cast} payment={paymentIn('failed', { failure, card: visa })} />,
  ]),
);

export const PAYMENT_SCREENS: Record<string, Record<string, Screen>> = {
  checkout: {
    'nothing chosen': (cast) => <Pay cast={cast} checkout={checkoutOf()} />,
    'a card': (cast) => <Pay cast={cast} checkout={checkoutOf()} method="card" />,
    'the time bonus': (cast) => <Pay cast={cast} checkout={checkoutOf(withDiscount('time_bonus'))} />,
    'the welcome discount': (cast) => <Pay cast={cast} checkout={checkoutOf(withDiscount('welcome'))} />,
    'a code': (cast) => <Pay cast={cast} checkout={checkoutOf(withDiscount('code'))} />,
    'a code of one’s own': (cast) => <Pay cast={cast} checkout={checkoutOf(withDiscount('stay'))} />,
    'a refused code': (cast) => <Pay cast={cast} checkout={checkoutOf({ code_refused: 'discount_used' })} />,
    'a provider that is down': (cast) => (
      <Pay cast={cast} checkout={checkoutOf({ unavailable: ['ideal', 'card', 'applepay'] })} />
    ),
    'direct debit, which is ordered on its own page': (cast) => (
      <Pay
        cast={cast}
        checkout={checkoutOf({ methods: ['directdebit'], continued: ['directdebit'] })}
        method="directdebit"
      />
    ),
    'no way to pay': (cast) => <Pay cast={cast} checkout={checkoutOf({ methods: [] })} />,
    'every method': (cast) => (
      <Pay
        cast={cast}
        country="DE"
        checkout={checkoutOf({
          methods: [
            ...(['directdebit', 'wiretransfer', 'card', 'paypal', 'ideal', 'bancontact', 'blik', 'giropay'] as const),
            ...(['sofort', 'eps', 'applepay', 'mobilepay', 'swish', 'twint', 'satispay', 'vipps', 'nexi'] as const),
            ...(['paysafecard', 'przelewy24'] as const),
          ],
        })}
      />
    ),
  },
  payment: {
    ordered: (cast) => <Payment cast={cast} payment={paymentIn('ordered')} />,
    opened: (cast) => (
      <Payment
        cast={cast}
        payment={paymentIn('opened', { redirect_url: bank, expires_at: new Date().toISOString() })}
      />
    ),
    'back from PayPal': (cast) => (
      <Payment
        cast={cast}
        payment={paymentIn('opened', { redirect_url: bank, method: 'paypal', statement: null })}
        back="returned"
      />
    ),
    BLIK: (cast) => <Payment cast={cast} payment={paymentIn('opened', { redirect_url: bank, method: 'blik' })} />,
    pending: (cast) => <Payment cast={cast} payment={paymentIn('pending', { method: 'ideal' })} />,
    'pending, a transfer': (cast) => <Payment cast={cast} payment={paymentIn('pending', { method: 'wiretransfer' })} />,
    'a transfer to our account, half of it there': (cast) => (
      <Payment cast={cast} payment={transferred} watching={false} />
    ),
    'nobody looks any more': (cast) => <Payment cast={cast} payment={paymentIn('pending')} watching={false} />,
    paid: (cast) => <Payment cast={cast} payment={paid('paid')} />,
    'a direct debit that is not collected yet': (cast) => (
      <Payment
        cast={cast}
        payment={{
          ...paid('paid'),
          method: 'directdebit',
          collect_on: '2026-10-21',
          card: { brand: null, last4: '4300' },
        }}
      />
    ),
    'paid with a discount': (cast) => (
      <Payment
        cast={cast}
        payment={{ ...paid('paid'), list_price: { amount: 3300, currency: 'EUR' }, method: 'wiretransfer', card: null }}
      />
    ),
    ...failures,
    'failed, a kept card': (cast) => (
      <Payment cast={cast} payment={paymentIn('failed', { failure: 'declined', repeat: true, card: visa })} />
    ),
    cancelled: (cast) => <Payment cast={cast} payment={paymentIn('cancelled')} />,
    expired: (cast) => <Payment cast={cast} payment={paymentIn('expired')} />,
    'partly refunded': (cast) => <Payment cast={cast} payment={paid('partly_refunded')} />,
    refunded: (cast) => <Payment cast={cast} payment={paid('refunded')} />,
    'charged back': (cast) => <Payment cast={cast} payment={paid('charged_back')} />,
    'won back': (cast) => <Payment cast={cast} payment={paid('won_back')} />,
  },
  payments: {
    [loading]: () => <PageSkeleton shape="rows" label={loading} />,
    empty: () => <PaymentList payments={[]} onMore={null} busy={false} />,
    'every state': () => <PaymentList payments={paymentsOf(11)} onMore={null} busy={false} />,
    '10,000 payments': () => <PaymentList payments={paymentsOf(MANY)} onMore={null} busy={false} />,
    'loading earlier': () => <PaymentList payments={paymentsOf(20)} onMore={() => {}} busy />,
  },
  'repeat order': {
    plain: () => <Repeat checkout={checkoutOf()} />,
    'the welcome discount': () => <Repeat checkout={checkoutOf(withDiscount('welcome'))} />,
    'a card that can not be charged': () => <Repeat checkout={checkoutOf({ unavailable: ['card'] })} />,
    'nothing to repeat': () => <NothingToRepeat wayBack={null} />,
  },
  cards: {
    none: (cast) => <Cards cast={cast} cards={[]} />,
    several: (cast) => (
      <Cards
        cast={cast}
        cards={[
          cardOf(),
          cardOf({ id: 2, brand: 'mastercard', last4: '3184' }),
          cardOf({ id: 3, brand: 'cartebancaire', last4: '0077', exp_month: 2, exp_year: 2026, expired: true }),
          cardOf({ id: 4, brand: 'dankort', last4: '1010' }),
          cardOf({ id: 5, brand: 'unionpay', last4: '5599' }),
        ]}
      />
    ),
  },
};

const transferred = paymentIn('pending', { method: 'wiretransfer', transfer: true });

const paid = (state: PaymentView['state']) =>
  paymentIn(state, {
    card: visa,
    vat: { country: 'NL', rate: 21, amount: { amount: 430, currency: 'EUR' } },
    completed_at: new Date(Date.UTC(2026, 9, 17, 19, 20)).toISOString(),
  });

interface PayProps {
  cast: { profile: ProfileView };
  checkout: CheckoutReply;
  country?: string;
  method?: PaymentMethod;
}

function Pay({ cast, checkout, country = 'NL', method }: PayProps) {
  const asked = { package_id: checkout.package.id, country, ...(method && { method }) };
  return (
    <StandIn user={sampleUser(cast.profile)} answers={[answer(checkOut, asked, checkout)]}>
      <Checkout
        checkout={checkout}
        country={country}
        asked={method ?? null}
        wayBack={null}
        packagesLink={<Link to="/credits" />}
        onVisitor={null}
      />
    </StandIn>
  );
}

interface PaymentProps {
  cast: { profile: ProfileView };
  payment: PaymentView;
  back?: Return;
  watching?: boolean;
}

const Payment = ({ cast, payment, back = null, watching = true }: PaymentProps) => (
  <StandIn
    user={sampleUser(cast.profile)}
    answers={[answer(viewTransfer, { id: payment.id }, { transfer: transferOf() })]}
  >
    <PaymentScreen payment={payment} back={back} watching={watching} onWatch={() => {}} />
  </StandIn>
);

const Repeat = ({ checkout }: { checkout: CheckoutReply }) => (
  <RepeatOrder order={{ checkout, country: 'NL', card: cardOf() }} balance={4} wayBack={null} />
);

const Cards = ({ cast, cards }: { cast: { profile: ProfileView }; cards: StoredMethodView[] }) => (
  <StandIn user={sampleUser(cast.profile)} answers={[answer(listStoredMethods, {}, { stored_methods: cards })]}>
    <StoredCardsScreen />
  </StandIn>
);
