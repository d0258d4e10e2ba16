import type { OpenAttempt, Opened, PaymentFact, PaymentOrder, ProviderFact } from '../gateway.ts';
import type { AdyenPayment, AdyenSessionResult } from './contract.ts';
import * as policy from './policy.ts';

type Asked = Pick<OpenAttempt, 'payment' | 'attempt' | 'reference' | 'amount' | 'currency'>;

export const factOf = (
  { payment, attempt, reference }: Pick<Asked, 'payment' | 'attempt' | 'reference'>,
  id: string,
) => ({
  id,
  reference,
  ours: { payment, attempt },
});

function factsOf(asked: Asked, answer: Partial<AdyenPayment>): ProviderFact[] {
  const { pspReference, additionalData, paymentMethod } = answer;
  const state = policy.stateOfResult(answer.resultCode);
  const method = paymentMethod?.brand ?? paymentMethod?.type;
  const card = state === 'paid' ? policy.storedIn(additionalData, method) : null;
  return [
    {
      ...factOf(asked, `payment:${pspReference ?? asked.reference}:${state}`),
      object: 'payment',
      state,
      amount: answer.amount?.value ?? asked.amount,
      currency: answer.amount?.currency ?? asked.currency,
      failure: state === 'failed' ? policy.failureOf(answer.refusalReason, answer.refusalReasonCode) : null,
      charge: pspReference ?? null,
      detail: policy.detailOf(additionalData, method),
    },
    ...(card ? [{ ...factOf(asked, `stored:${card.token}`), object: 'stored' as const, card }] : []),
  ];
}

const stated = (
  asked: Asked,
  id: string,
  state: PaymentFact['state'],
  failure: PaymentFact['failure'],
): PaymentFact => ({
  ...factOf(asked, id),
  object: 'payment',
  state,
  amount: asked.amount,
  currency: asked.currency,
  failure: state === 'failed' ? failure : null,
  charge: null,
  detail: null,
});

export function factsOfCharge(order: PaymentOrder, payment: AdyenPayment): Opened {
  const reference = payment.pspReference ?? policy.referenceOf(order);
  const asked = { ...order, reference };
  const opened = { reference, url: null, expiresAt: null, customer: null };
  if (policy.stateOfResult(payment.resultCode) !== 'open') return { ...opened, facts: factsOf(asked, payment) };
  const { type, url, method = 'GET' } = payment.action ?? {};
  if (type === 'redirect' && method === 'GET' && url) return { ...opened, url, facts: [] };
  // A challenge that cannot be followed by an address is none: the buyer enters the card by hand instead.
  return { ...opened, facts: [stated(asked, `payment:${reference}:failed`, 'failed', 'authentication')] };
}

/** Nothing where the result is another payment's: who returns can send any, that of a cheaper one too. */
export function factsOfDetails(attempt: OpenAttempt, payment: AdyenPayment): ProviderFact[] {
  const { merchantReference, pspReference } = payment;
  const isOurs =
    merchantReference === undefined
      ? pspReference === attempt.reference
      : merchantReference === policy.referenceOf(attempt);
  return isOurs ? factsOf(attempt, payment) : [];
}

export function factsOfSession(attempt: OpenAttempt, result: AdyenSessionResult): ProviderFact[] {
  const reference = policy.referenceOf(attempt);
  if (result.id !== attempt.reference || (result.reference ?? reference) !== reference) return [];
  const state = policy.stateOfSession(result.status);
  const { payments = [], additionalData } = result;
  const names = payments.length > 0 && (state === 'paid' || state === 'pending');
  if (names) return payments.flatMap((payment) => factsOf(attempt, { ...payment, additionalData }));
  return [stated(attempt, `session:${attempt.reference}:${state}`, state, 'declined')];
}
