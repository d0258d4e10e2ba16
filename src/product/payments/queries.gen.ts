// Written by `npm run rows` from the statements and the migrations.

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

export interface AccountRows {
  params: Record<never, never>;
  row: {
    id: number;
    company_id: number;
    provider: 'sandbox' | 'mollie' | 'stripe' | 'adyen';
    mode: 'test' | 'live';
    settings: unknown;
    secret: string;
    methods_off: string[];
    active: boolean;
  };
}

export interface InsertAccount {
  params: {
    company: number;
    provider: 'sandbox' | 'mollie' | 'stripe' | 'adyen';
    mode: 'test' | 'live';
    settings: string;
    secret: string;
    position: number;
  };
  row: never;
}

export interface InsertSandboxAccounts {
  params: Record<never, never>;
  row: never;
}

export interface DefaultCompany {
  params: Record<never, never>;
  row: {
    company_id: number;
  };
}

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

export interface PaymentData {
  params: {
    account: number;
  };
  row: {
    payments: unknown;
    claims: unknown;
    stored_methods: unknown;
  };
}

export interface InsertRefund {
  params: {
    payment: number;
    attempt: number;
    cause: string;
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    by: 'member' | 'staff' | 'system' | 'provider';
    staff: string | null;
    amount: number;
    currency: string;
    credits: number;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reference: string | null;
    taken: number | null;
    now: Date;
    checkAt: Date | null;
  };
  row: {
    id: number;
  };
}

export interface RefundById {
  params: {
    id: number;
  };
  row: {
    id: number;
    payment_id: number;
    attempt_id: number;
    key: string;
    amount: number;
    currency: string;
    credits_asked: number;
    credits_taken: number | null;
    reference: string | null;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    checks: number;
    created_at: Date;
    account_id: number;
    site_id: number;
    number: number;
  };
}

export interface RefundByReference {
  params: {
    reference: string;
    account: number;
  };
  row: {
    id: number;
    payment_id: number;
    attempt_id: number;
    key: string;
    amount: number;
    currency: string;
    credits_asked: number;
    credits_taken: number | null;
    reference: string | null;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    checks: number;
    created_at: Date;
    account_id: number;
    site_id: number;
    number: number;
  };
}

export interface RefundByCause {
  params: {
    cause: string;
  };
  row: {
    id: number;
    payment_id: number;
    attempt_id: number;
    key: string;
    amount: number;
    currency: string;
    credits_asked: number;
    credits_taken: number | null;
    reference: string | null;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    checks: number;
    created_at: Date;
    account_id: number;
    site_id: number;
    number: number;
  };
}

export interface LeftToRefund {
  params: {
    payment: number;
  };
  row: {
    left: number;
  };
}

export interface TakeCredits {
  params: {
    id: number;
  };
  row: {
    credits_taken: number | null;
  };
}

export interface ReturnCredits {
  params: {
    id: number;
  };
  row: {
    balance: number | null;
  };
}

export interface SetRefund {
  params: {
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reference: string | null;
    sentAt: Date | null;
    now: Date;
    checkAt: Date | null;
    id: number;
  };
  row: never;
}

export interface TakeDueRefunds {
  params: {
    later: Date;
    now: Date;
    most: number;
  };
  row: {
    id: number;
  };
}

export interface DisputeByReference {
  params: {
    account: number;
    reference: string;
  };
  row: {
    id: number;
    payment_id: number;
    amount: number;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    credits_taken: number | null;
    credits_returned: number | null;
  };
}

export interface InsertDispute {
  params: {
    payment: number;
    attempt: number;
    account: number;
    reference: string;
    amount: number;
    currency: string;
    reason: string;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    due: Date | null;
    now: Date;
  };
  row: {
    id: number;
    payment_id: number;
    amount: number;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    credits_taken: number | null;
    credits_returned: number | null;
  };
}

export interface SetDispute {
  params: {
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    due: Date | null;
    now: Date;
    id: number;
  };
  row: never;
}

export interface TakeDisputed {
  params: {
    credits: number;
    id: number;
  };
  row: {
    credits_taken: number | null;
  };
}

export interface ReturnDisputed {
  params: {
    id: number;
  };
  row: {
    credits_returned: number | null;
    balance: number | null;
  };
}

export interface InsertClaim {
  params: {
    account: number;
    payment: number;
    dispute: number;
    amount: number;
    currency: string;
    missing: number;
    now: Date;
  };
  row: never;
}

export interface CloseClaim {
  params: {
    now: Date;
    dispute: number;
  };
  row: never;
}

export interface InsertSandboxPayment {
  params: {
    reference: string;
    amount: number;
    currency: string;
    description: string;
    returnUrl: string;
    cancelUrl: string;
    webhookUrl: string;
    payment: number;
    attempt: number;
    method: string;
    store: boolean;
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    facts: string;
  };
  row: never;
}

export interface SandboxPayment {
  params: {
    reference: string;
  };
  row: {
    reference: string;
    amount: number;
    currency: string;
    description: string;
    return_url: string;
    cancel_url: string | null;
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    payment_id: number | null;
    attempt_id: number | null;
    method: string;
    store: boolean;
    refunded: number;
    dispute: 'lost_funds' | 'won' | 'lost' | null;
    facts: unknown;
    webhook_url: string;
  };
}

export interface LockedSandboxPayment {
  params: {
    reference: string;
  };
  row: {
    reference: string;
    amount: number;
    currency: string;
    description: string;
    return_url: string;
    cancel_url: string | null;
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    payment_id: number | null;
    attempt_id: number | null;
    method: string;
    store: boolean;
    refunded: number;
    dispute: 'lost_funds' | 'won' | 'lost' | null;
    facts: unknown;
    webhook_url: string;
  };
}

export interface SetSandboxPayment {
  params: {
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    refunded: number;
    dispute: 'lost_funds' | 'won' | 'lost' | null;
    facts: string;
    reference: string;
  };
  row: never;
}

export interface AddRefund {
  params: {
    amount: number;
    facts: string;
    reference: string;
    same: string;
  };
  row: {
    reference: string;
  };
}

export interface CancelSandboxPayment {
  params: {
    facts: string;
    reference: string;
  };
  row: {
    reference: string;
  };
}

export interface StoredOfAccount {
  params: {
    account: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
  };
}

export interface StoredById {
  params: {
    id: number;
    account: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
  };
}

export interface InsertStored {
  params: {
    account: number;
    paymentAccount: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    month: number;
    year: number;
    consent: string;
    locale: string;
    consented: Date;
    now: Date;
  };
  row: never;
}

export interface RemoveStored {
  params: {
    now: Date;
    id: number;
    account: number;
  };
  row: {
    id: number;
  };
}

export interface RemoveAllStored {
  params: {
    now: Date;
    account: number;
  };
  row: never;
}

export interface StoredToForget {
  params: {
    most: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
    site_id: number;
  };
}

export interface SetForgotten {
  params: {
    now: Date;
    id: number;
  };
  row: never;
}

export interface StoredFor {
  params: {
    id: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
  };
}
