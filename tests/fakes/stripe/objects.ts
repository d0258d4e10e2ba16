import { randomBytes } from 'node:crypto';

// Objects as Stripe answers them, with every field that its description wants.

type Metadata = Record<string, string>;

/** Of the forms, what the double reads. */
export interface SessionParams {
  readonly line_items: readonly [{ quantity: number; price_data: { currency: string; unit_amount: number } }];
  readonly allowed_payment_method_types: readonly string[];
  readonly success_url: string;
  readonly cancel_url: string;
  readonly client_reference_id?: string;
  readonly customer?: string;
  readonly expires_at?: number;
  readonly locale?: string;
  readonly metadata?: Metadata;
  readonly payment_intent_data?: IntentParams;
  readonly payment_method_options?: object;
}
export interface IntentParams {
  readonly description?: string;
  readonly metadata?: Metadata;
  readonly payment_method?: string;
  readonly return_url?: string;
  readonly setup_future_usage?: string;
  readonly statement_descriptor?: string;
  readonly statement_descriptor_suffix?: string;
}
interface CustomerParams {
  readonly description?: string;
  readonly email?: string;
  readonly metadata?: Metadata;
}
export interface ChargeParams extends IntentParams {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly payment_method: string;
}

type Kind = 'cs_test' | 'pi' | 'ch' | 're' | 'dp' | 'cus' | 'pm' | 'evt' | 'txn';

export const newId = (kind: Kind): string => `${kind}_${randomBytes(12).toString('hex')}`;

export interface CardLook {
  readonly brand?: string;
  readonly last4?: string;
  readonly country?: string;
}

export interface Session {
  id: string;
  status: string;
  payment_status: string;
  payment_intent: string | null;
  url: string | null;
  amount_total: number;
  currency: string;
  customer: string | null;
  metadata: Metadata;
  success_url: string;
  cancel_url: string;
  allowed_payment_method_types: readonly string[];
  [field: string]: unknown;
}

export function newSession(params: SessionParams, origin: string, created: number): Session {
  const id = newId('cs_test');
  const { price_data: price, quantity } = params.line_items[0];
  const amount = price.unit_amount * quantity;
  return {
    id,
    object: 'checkout.session',
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types,
    amount_subtotal: amount,
    amount_total: amount,
    billing_address_collection: null,
    cancel_url: params.cancel_url,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    created,
    currency: price.currency,
    customer: params.customer ?? null,
    customer_creation: params.customer ? null : 'if_required',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: params.expires_at ?? created + 24 * 3600,
    livemode: false,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: 'payment',
    payment_intent: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: params.allowed_payment_method_types,
    payment_status: 'unpaid',
    saved_payment_method_options: null,
    status: 'open',
    submit_type: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/c/pay/${id}`,
  };
}

export interface Intent {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  metadata: Metadata;
  return_url: string | null;
  [field: string]: unknown;
}

export function newIntent(
  of: { amount: number; currency: string; customer: string | null; types: readonly string[] },
  params: IntentParams,
  created: number,
): Intent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: of.types,
    amount: of.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency: of.currency,
    customer: of.customer,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.metadata ?? {},
    next_action: null,
    payment_method: params.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: of.types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    return_url: params.return_url ?? null,
    setup_future_usage: params.setup_future_usage ?? null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
  };
}

const CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };
const NOBODY = { address: null, email: null, name: null, phone: null, tax_id: null };

export interface Method {
  id: string;
  type: string;
  customer: string | null;
  card?: { brand: string; last4: string; country: string | null; exp_month: number; exp_year: number };
  [field: string]: unknown;
}

export function newMethod(type: string, look: CardLook, created: number): Method {
  const card = {
    brand: look.brand ?? 'visa',
    checks: CHECKS,
    country: look.country ?? 'NL',
    display_brand: look.brand ?? 'visa',
    exp_month: 8,
    exp_year: 2031,
    funding: 'credit',
    generated_from: null,
    last4: look.last4 ?? '4242',
    networks: { available: [look.brand ?? 'visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: NOBODY,
    created,
    customer: null,
    livemode: false,
    metadata: {},
    type,
    ...(type === 'card' && { card }),
    ...(type === 'sepa_debit' && { sepa_debit: bankOf(look) }),
  };
}

const bankOf = ({ last4 = '3000', country = 'DE' }: CardLook) => ({
  bank_code: '37040044',
  branch_code: '',
  country,
  fingerprint: 'vifs0Ho7vwRn1Miu',
  generated_from: { charge: null, setup_attempt: null },
  last4,
  mandate: null,
});

export interface Charge {
  id: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  disputed: boolean;
  payment_intent: string;
  refunded: boolean;
  [field: string]: unknown;
}

export function newCharge(intent: Intent, method: Method, look: CardLook, created: number): Charge {
  const card = method.card && {
    amount_authorized: intent.amount,
    authorization_code: '123456',
    brand: method.card.brand,
    checks: CHECKS,
    country: method.card.country,
    electronic_commerce_indicator: null,
    exp_month: method.card.exp_month,
    exp_year: method.card.exp_year,
    funding: 'credit',
    last4: method.card.last4,
    mandate: null,
    network: method.card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
  const { generated_from: _, ...bank } = bankOf(look);
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    billing_details: NOBODY,
    captured: true,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description ?? null,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    // Stripe copies the intent's when the charge is made.
    metadata: { ...intent.metadata },
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: method.type,
      ...(card && { card }),
      ...(method.type === 'sepa_debit' && { sepa_debit: bank }),
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'succeeded',
  };
}

export interface Refund {
  id: string;
  amount: number;
  charge: string;
  payment_intent: string;
  status: string;
  [field: string]: unknown;
}

export function newRefund(charge: Charge, amount: number, metadata: Metadata, created: number): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'pending',
  };
}

export interface Dispute {
  id: string;
  amount: number;
  balance_transactions: object[];
  charge: string;
  currency: string;
  payment_intent: string;
  status: string;
  [field: string]: unknown;
}

export function newDispute(charge: Charge, created: number): Dispute {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: {
      due_by: created + 7 * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

export const newBooking = (amount: number, currency: string) => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  currency,
  type: 'adjustment',
});

export const newCustomer = (params: CustomerParams, created: number) => ({
  id: newId('cus'),
  object: 'customer',
  balance: 0,
  created,
  description: params.description ?? null,
  email: params.email ?? null,
  livemode: false,
  metadata: params.metadata ?? {},
});

const ON = { available: true, display_preference: { overridable: null, preference: 'on', value: 'on' } };
const OFF = { available: false, display_preference: { overridable: null, preference: 'off', value: 'off' } };
const SWITCHED_ON = [
  'card',
  'apple_pay',
  'ideal',
  'bancontact',
  'sepa_debit',
  'customer_balance',
  'blik',
  'p24',
  'eps',
];
const SWITCHED_OFF = ['paypal', 'satispay', 'twint', 'swish', 'mobilepay'];

export const CONFIGURATION = {
  id: 'pmc_000001',
  object: 'payment_method_configuration',
  active: true,
  application: null,
  is_default: true,
  livemode: false,
  name: 'Default',
  parent: null,
  ...Object.fromEntries(SWITCHED_ON.map((name) => [name, ON])),
  ...Object.fromEntries(SWITCHED_OFF.map((name) => [name, OFF])),
};

export const listOf = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url });
