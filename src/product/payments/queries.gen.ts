// Written by `npm run rows` from the statements beside it and the migrations.

export interface PaymentByKey {
  params: {
    account: number;
    key: string;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
    company_id: number;
    payment_account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    list_amount: number;
    currency: string;
    country: string;
    method: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    failure: 'declined' | 'insufficient_funds' | 'expired_card' | 'blocked' | 'authentication' | 'limit' | 'abandoned' | 'unknown' | null;
    discount_id: number | null;
    store_card: boolean;
    stored_method_id: number | null;
    statement_text: string | null;
    locale: string;
    vat_country: string | null;
    vat_rate: number | null;
    created_at: Date;
    completed_at: Date | null;
    attempt_id: number | null;
    attempt_no: number | null;
    attempt_key: string | null;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | null;
    url: string | null;
    reference: string | null;
    charge: string | null;
    detail: unknown;
    sent_at: Date | null;
    expires_at: Date | null;
    back: number;
  };
}

export interface PaymentOfAccount {
  params: {
    account: number;
    id: number;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
    company_id: number;
    payment_account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    list_amount: number;
    currency: string;
    country: string;
    method: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    failure: 'declined' | 'insufficient_funds' | 'expired_card' | 'blocked' | 'authentication' | 'limit' | 'abandoned' | 'unknown' | null;
    discount_id: number | null;
    store_card: boolean;
    stored_method_id: number | null;
    statement_text: string | null;
    locale: string;
    vat_country: string | null;
    vat_rate: number | null;
    created_at: Date;
    completed_at: Date | null;
    attempt_id: number | null;
    attempt_no: number | null;
    attempt_key: string | null;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | null;
    url: string | null;
    reference: string | null;
    charge: string | null;
    detail: unknown;
    sent_at: Date | null;
    expires_at: Date | null;
    back: number;
  };
}

export interface PaymentsOfAccount {
  params: {
    account: number;
    before: number | null;
    most: number;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
    company_id: number;
    payment_account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    list_amount: number;
    currency: string;
    country: string;
    method: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    failure: 'declined' | 'insufficient_funds' | 'expired_card' | 'blocked' | 'authentication' | 'limit' | 'abandoned' | 'unknown' | null;
    discount_id: number | null;
    store_card: boolean;
    stored_method_id: number | null;
    statement_text: string | null;
    locale: string;
    vat_country: string | null;
    vat_rate: number | null;
    created_at: Date;
    completed_at: Date | null;
    attempt_id: number | null;
    attempt_no: number | null;
    attempt_key: string | null;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | null;
    url: string | null;
    reference: string | null;
    charge: string | null;
    detail: unknown;
    sent_at: Date | null;
    expires_at: Date | null;
    back: number;
  };
}

export interface InsertPayment {
  params: {
    account: number;
    site: number;
    paymentAccount: number;
    pack: number;
    key: string;
    credits: number;
    amount: number;
    listAmount: number;
    currency: string;
    country: string;
    method: string;
    discount: number | null;
    percentage: number | null;
    store: boolean;
    consent: string | null;
    stored: number | null;
    locale: string;
    asked: string | null;
    askedIn: string | null;
    evidence: string;
    now: Date;
    checkAt: Date;
    browser: string | null;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    amount: number;
    currency: string;
    method: string;
    country: string;
    locale: string;
    store_card: boolean;
    stored_method_id: number | null;
    statement_text: string | null;
    attempt_id: number;
    attempt_key: string;
    sent_at: Date | null;
    browser: unknown;
    customer: string | null;
  };
}

export interface OrderedBefore {
  params: {
    payment: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    amount: number;
    currency: string;
    method: string;
    country: string;
    locale: string;
    store_card: boolean;
    stored_method_id: number | null;
    statement_text: string | null;
    attempt_id: number;
    attempt_key: string;
    sent_at: Date | null;
    browser: unknown;
    customer: string | null;
  };
}

export interface InsertAttempt {
  params: {
    payment: number;
    now: Date;
    checkAt: Date;
    after: number;
  };
  row: {
    id: number;
  };
}

export interface StatementText {
  params: {
    site: number;
  };
  row: {
    statement_text: string | null;
  };
}

export interface OrderToConfirm {
  params: {
    payment: number;
    site: number;
  };
  row: {
    id: number;
    account_id: number;
    credits: number;
    amount: number;
    list_amount: number;
    currency: string;
    created_at: Date;
    begin_at_once: string | null;
    method: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    statement_text: string | null;
    vat_rate: number | null;
    confirmed: 'ordered' | 'paid' | null;
    locale: string;
    email: string | null;
    detail: unknown;
    company: string;
    address: string;
    city: string;
    company_country: string;
    kvk: string;
    vat_numbers: string[];
    support_phone: string | null;
  };
}

export interface NoteConfirmed {
  params: {
    stage: 'ordered' | 'paid';
    payment: number;
  };
  row: never;
}

export interface LastPackage {
  params: {
    account: number;
    site: number;
  };
  row: {
    package_id: number;
  };
}

export interface WrongInBooks {
  params: {
    most: number;
  };
  row: {
    wrong: 'balance is not the sum of the ledger' | 'credits were not added exactly once' | 'paid is not completed, or completed not paid' | 'money of a second payment did not go back once' | 'more goes back than was paid' | 'the state says other than refunds and disputes' | 'credits of a refund do not add up' | 'credits of a dispute do not add up' | 'premium does not follow from the purchases that stand';
    account_id: number;
    payment_id: number | null;
  };
}
