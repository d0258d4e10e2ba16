import { createHmac } from 'node:crypto';
import type { Failure } from '#product/payments/gateway.ts';

export interface Money {
  readonly value: number;
  readonly currency: string;
}

/** An item of a standard webhook, before it is signed. */
export interface Item {
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: Money;
  readonly eventCode: string;
  readonly success: string;
  readonly eventDate: string;
  readonly paymentMethod?: string;
  readonly reason?: string;
  readonly originalPsp?: string;
  readonly additionalData?: Readonly<Record<string, string>>;
}

export interface How {
  brand?: string;
  last4?: string;
  country?: string;
}
export type End = 'pending' | 'failed' | 'cancelled' | 'expired';
/** Only what the double looks at of a request: that it fits was found out before. */
export interface Asked {
  readonly [name: string]: unknown;
}

/** A payment, of a session or of a stored card. */
export interface Charge {
  readonly psp: string;
  readonly reference: string;
  readonly amount: Money;
  readonly type: string;
  readonly shopper: string;
  readonly returnUrl: string;
  readonly session: string | null;
  readonly stores: boolean;
  state: 'open' | 'pending' | 'authorised' | 'refused' | 'cancelled';
  reason: string;
  token: string | null;
  how: Required<How>;
  dispute: string | null;
}
export const VISA = { brand: 'visa', last4: '4242', country: 'NL' };
export const REASONS: Readonly<Record<Failure, readonly [name: string, code: string]>> = {
  declined: ['Refused', '2'],
  insufficient_funds: ['Not enough balance', '12'],
  expired_card: ['Expired Card', '6'],
  blocked: ['Blocked Card', '5'],
  authentication: ['3D Not Authenticated', '11'],
  limit: ['Withdrawal amount exceeded', '28'],
  abandoned: ['Shopper Cancelled', '16'],
  unknown: ['Acquirer Error', '4'],
};

/** What every item says of a payment. */
export const itemOf = (merchant: string, charge: Charge, eventCode: string, pspReference: string): Item => ({
  eventCode,
  pspReference,
  merchantAccountCode: merchant,
  merchantReference: charge.reference,
  amount: charge.amount,
  success: 'true',
  eventDate: new Date().toISOString(),
});

/** Adyen's short name of a scheme. */
export const schemeOf = ({ brand }: How) => (brand === 'mastercard' ? 'mc' : (brand ?? ''));

/** What an AUTHORISATION says of a payment. */
export function authorisationOf(merchant: string, charge: Charge): Item {
  const { how, token, shopper, type } = charge;
  const scheme = schemeOf(how);
  const authorised = charge.state === 'authorised';
  const card = {
    cardSummary: how.last4,
    cardPaymentMethod: scheme,
    cardIssuingCountry: how.country,
    expiryDate: '3/2030',
  };
  const stored = token && {
    'tokenization.shopperReference': shopper,
    'tokenization.storedPaymentMethodId': token,
    'tokenization.store.operationType': charge.stores ? 'created' : 'alreadyExisting',
  };
  return {
    ...itemOf(merchant, charge, 'AUTHORISATION', charge.psp),
    success: String(authorised),
    paymentMethod: type === 'scheme' ? scheme : type,
    reason: authorised ? `${how.last4}:03/2030` : (REASONS[charge.reason as Failure]?.[0] ?? ''),
    additionalData: {
      ...(charge.session && { checkoutSessionId: charge.session }),
      ...(type === 'scheme' && card),
      ...(authorised && stored),
    },
  };
}

/** As Adyen signs an item: its eight fields, by a key in hex. */
export function signed(item: Item, secret: string): Item {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = item;
  const fields = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
  ];
  const text = [...fields, item.eventCode, item.success].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('base64');
  return { ...item, additionalData: { ...item.additionalData, hmacSignature } };
}
