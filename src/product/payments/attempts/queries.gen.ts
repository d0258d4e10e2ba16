// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockReference {
  params: {
    account: number;
    reference: string;
  };
  row: never;
}

export interface InsertDelivery {
  params: {
    account: number;
    headers: string;
    body: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteDeliveriesBefore {
  params: {
    before: Date;
  };
  row: never;
}

export interface KeepFact {
  params: {
    account: number;
    id: string;
    object: 'payment' | 'refund' | 'dispute' | 'stored';
    reference: string;
    payload: string;
    delivery: number | null;
    now: Date;
  };
  row: {
    handled: boolean;
  };
}

export interface AttemptByReference {
  params: {
    account: number;
    reference: string;
  };
  row: {
    id: number;
    no: number;
    payment_id: number;
    payment_account_id: number;
    key: string;
    reference: string | null;
    charge: string | null;
    url: string | null;
    state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    created_at: Date;
    sent_at: Date | null;
    expires_at: Date | null;
    checks: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    method: string;
  };
}

export interface AttemptByCharge {
  params: {
    account: number;
    charge: string;
  };
  row: {
    id: number;
    no: number;
    payment_id: number;
    payment_account_id: number;
    key: string;
    reference: string | null;
    charge: string | null;
    url: string | null;
    state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    created_at: Date;
    sent_at: Date | null;
    expires_at: Date | null;
    checks: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    method: string;
  };
}

export interface AttemptById {
  params: {
    id: number;
  };
  row: {
    id: number;
    no: number;
    payment_id: number;
    payment_account_id: number;
    key: string;
    reference: string | null;
    charge: string | null;
    url: string | null;
    state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    created_at: Date;
    sent_at: Date | null;
    expires_at: Date | null;
    checks: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    method: string;
  };
}

export interface AttemptsOfPayment {
  params: {
    payment: number;
  };
  row: {
    id: number;
    no: number;
    payment_id: number;
    payment_account_id: number;
    key: string;
    reference: string | null;
    charge: string | null;
    url: string | null;
    state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    created_at: Date;
    sent_at: Date | null;
    expires_at: Date | null;
    checks: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    method: string;
  };
}

export interface TakeDueAttempts {
  params: {
    later: Date;
    now: Date;
    most: number;
  };
  row: {
    id: number;
  };
}

export interface PutOffCheck {
  params: {
    at: Date | null;
    id: number;
  };
  row: never;
}

export interface CheckSoon {
  params: {
    now: Date;
    account: number;
    reference: string;
  };
  row: never;
}

export interface CheckAttemptSoon {
  params: {
    now: Date;
    id: number;
    account: number;
  };
  row: never;
}

export interface StoreOpened {
  params: {
    reference: string;
    url: string | null;
    expires: Date | null;
    now: Date;
    checkAt: Date;
    id: number;
  };
  row: never;
}

export interface StoreUnknown {
  params: {
    checkAt: Date;
    id: number;
  };
  row: never;
}

export interface LockPayment {
  params: {
    id: number;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
    company_id: number;
    credits: number;
    amount: number;
    currency: string;
    country: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    completed_at: Date | null;
    store_card: boolean;
    store_consent: string | null;
    stored_method_id: number | null;
    locale: string;
    created_at: Date;
    vat_evidence: unknown;
  };
}

export interface LockPaymentOf {
  params: {
    attempt: number;
  };
  row: {
    id: number;
  };
}

export interface FactsOf {
  params: {
    payment: number;
  };
  row: {
    attempts: unknown;
    refunds: unknown;
    disputes: unknown;
  };
}

export interface SetAttempt {
  params: {
    state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    failure: string | null;
    charge: string | null;
    detail: string | null;
    over: boolean;
    id: number;
  };
  row: never;
}

export interface SetPayment {
  params: {
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    failure: 'declined' | 'insufficient_funds' | 'expired_card' | 'blocked' | 'authentication' | 'limit' | 'abandoned' | 'unknown' | null;
    completedAt: Date | null;
    endedAt: Date | null;
    id: number;
  };
  row: never;
}

export interface FreezeVat {
  params: {
    country: string | null;
    rate: number | null;
    evidence: string;
    id: number;
  };
  row: never;
}

export interface SetCardCountry {
  params: {
    country: string;
    id: number;
  };
  row: never;
}

export interface MarkHandled {
  params: {
    now: Date;
    attempt: number | null;
    anomaly: 'amount' | 'currency' | 'unknown_payment' | 'other_account' | 'paid_twice' | 'unknown_refund' | 'code_taken' | null;
    account: number;
    id: string;
  };
  row: never;
}

export interface WaitingFacts {
  params: {
    account: number;
    reference: string;
  };
  row: {
    payload: unknown;
  };
}

export interface CompanyVat {
  params: {
    company: number;
  };
  row: {
    country: string;
    vat_scheme: 'home' | 'oss';
    vat_registered: string[];
  };
}

export interface HasPurchase {
  params: {
    account: number;
  };
  row: {
    stands: boolean;
  };
}
