import type { PaymentMethod } from '../contract.ts';

/** What a payer does with a method; decides the words around it. */
type Manner = 'directdebit' | 'wiretransfer' | 'card' | 'bank' | 'phone' | 'voucher' | 'account';

const MANNERS: Record<PaymentMethod, Manner> = {
  directdebit: 'directdebit',
  wiretransfer: 'wiretransfer',
  card: 'card',
  paypal: 'account',
  ideal: 'bank',
  bancontact: 'phone',
  blik: 'phone',
  giropay: 'bank',
  sofort: 'bank',
  eps: 'bank',
  applepay: 'phone',
  mobilepay: 'phone',
  swish: 'phone',
  twint: 'phone',
  satispay: 'phone',
  vipps: 'phone',
  nexi: 'account',
  paysafecard: 'voucher',
  przelewy24: 'bank',
};

export const mannerOf = (method: PaymentMethod): Manner => MANNERS[method];

/** Which sentence tells the first step of paying. */
export function firstStepOf(method: PaymentMethod | null) {
  if (method === null) return 'unchosen';
  const manner = mannerOf(method);
  return manner === 'card' || manner === 'directdebit' || manner === 'wiretransfer' ? manner : 'redirect';
}
