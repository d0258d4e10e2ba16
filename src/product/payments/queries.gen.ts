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

export interface CutOldFacts {
  params: {
    before: Date;
  };
  row: {
    event_id: string;
  };
}

export interface KeepFact {
  params: {
    account: number;
    id: string;
    object: 'payment' | 'refund' | 'dispute' | 'stored';
    reference: string;
    payload: string;
    delivery: number | bigint | null;
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
    id: number | bigint;
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
    payment: number | bigint;
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
    most: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface PutOffCheck {
  params: {
    at: Date | null;
    id: number | bigint;
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
    id: number | bigint;
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
    id: number | bigint;
  };
  row: never;
}

export interface StoreUnknown {
  params: {
    checkAt: Date;
    id: number | bigint;
  };
  row: never;
}

export interface LockPayment {
  params: {
    id: number | bigint;
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
    uncollected: boolean;
    claim_id: number | null;
  };
}

export interface LockPaymentOf {
  params: {
    attempt: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface EndToMail {
  params: {
    payment: number | bigint;
    site: number;
  };
  row: {
    amount: number;
    currency: string;
    method: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    failure: 'declined' | 'insufficient_funds' | 'expired_card' | 'blocked' | 'authentication' | 'limit' | 'abandoned' | 'unknown' | null;
    claim_id: number | null;
    locale: string;
    end_mailed_at: Date | null;
    email: string | null;
    detail: unknown;
    tried_again: boolean;
  };
}

export interface NoteEndMailed {
  params: {
    now: Date;
    payment: number | bigint;
  };
  row: never;
}

export interface FactsOf {
  params: {
    payment: number | bigint;
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
    id: number | bigint;
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
    id: number | bigint;
  };
  row: never;
}

export interface FreezeVat {
  params: {
    country: string | null;
    rate: number | null;
    evidence: string;
    id: number | bigint;
  };
  row: never;
}

export interface SetCardCountry {
  params: {
    country: string;
    id: number | bigint;
  };
  row: never;
}

export interface MarkHandled {
  params: {
    now: Date;
    attempt: number | bigint | null;
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
    account: number | bigint;
  };
  row: {
    stands: boolean;
  };
}

export interface OpenAnomalyRows {
  params: {
    most: number | bigint;
  };
  row: {
    payment_account_id: number;
    event_id: string;
    anomaly: 'amount' | 'currency' | 'unknown_payment' | 'other_account' | 'paid_twice' | 'unknown_refund' | 'code_taken' | null;
    object: 'payment' | 'refund' | 'dispute' | 'stored';
    reference: string;
    received_at: Date;
    provider: string;
    payment_id: number | null;
    account_id: number | null;
  };
}

export interface CloseAnomalyRow {
  params: {
    now: Date;
    staff: string;
    account: number;
    event: string;
  };
  row: {
    event_id: string;
  };
}

export interface TransferByReference {
  params: {
    reference: string;
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_account_id: number;
    expires_at: Date | null;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    settings: unknown;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    locale: string;
    created_at: Date;
    received: number;
  };
}

export interface TransferOfPayment {
  params: {
    payment: number | bigint;
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_account_id: number;
    expires_at: Date | null;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    settings: unknown;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    locale: string;
    created_at: Date;
    received: number;
  };
}

export interface WaitingTransfer {
  params: {
    account: number | bigint;
    payment: number | bigint;
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_account_id: number;
    expires_at: Date | null;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    settings: unknown;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    locale: string;
    created_at: Date;
    received: number;
  };
}

export interface OpenTransfers {
  params: {
    most: number | bigint;
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_account_id: number;
    expires_at: Date | null;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    settings: unknown;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    locale: string;
    created_at: Date;
    received: number;
  };
}

export interface WaitsUntil {
  params: {
    account: number;
    reference: string;
  };
  row: {
    expires_at: Date | null;
  };
}

export interface InsertHandEntry {
  params: {
    account: number;
    key: string;
    amount: number;
    currency: string;
    now: Date;
    attempt: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface ReceivedFor {
  params: {
    entry: number | bigint;
    attempt: number | bigint;
  };
  row: {
    received: number;
    country: string | null;
  };
}

export interface SettleEntry {
  params: {
    now: Date;
    surplus: number;
    part: boolean;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface EndParts {
  params: {
    attempt: number | bigint;
  };
  row: never;
}

export interface BankAccounts {
  params: Record<never, never>;
  row: {
    id: number;
    company_id: number;
    settings: unknown;
  };
}

export interface FileByHash {
  params: {
    account: number;
    hash: string;
  };
  row: {
    id: number;
    imported_at: Date;
    staff_name: string;
  };
}

export interface InsertFile {
  params: {
    account: number;
    hash: string;
    format: 'camt.053' | 'camt.054' | 'csv' | 'pain.002';
    name: string;
    entries: number;
    staff: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface KnownKeys {
  params: {
    account: number;
    keys: string[];
  };
  row: {
    entry_key: string;
  };
}

export interface TransfersByReferences {
  params: {
    account: number;
    references: string[];
  };
  row: {
    reference: string | null;
    attempt_id: number;
    payment_id: number;
    amount: number;
    currency: string;
    is_paid: boolean;
    is_late: boolean;
    received: number;
    marked: number[];
  };
}

export interface ProposalsFor {
  params: {
    account: number;
    hashes: string[];
  };
  row: {
    payer_hash: string | null;
    attempt_id: number;
    reference: string | null;
    amount: number;
    currency: string;
  };
}

export interface InsertEntries {
  params: {
    account: number;
    file: number | bigint;
    now: Date;
    entries: string;
  };
  row: {
    id: number;
  };
}

export interface MatchedEntries {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
  };
}

export interface EntryById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    amount: number;
    currency: string;
    booked_on: string;
    payer_name: string;
    payer_country: string | null;
    payer_last4: string;
    remittance: string;
    state: 'matched' | 'settled' | 'confirms' | 'proposed' | 'unmatched' | 'other_currency' | 'sent_back';
    surplus: number;
    surplus_paid_at: Date | null;
    attempt_id: number | null;
    reference: string | null;
    payment_id: number | null;
    account_id: number | null;
    returning: boolean;
  };
}

export interface LockEntry {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    state: 'matched' | 'settled' | 'confirms' | 'proposed' | 'unmatched' | 'other_currency' | 'sent_back';
  };
}

export interface OpenEntries {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    amount: number;
    currency: string;
    booked_on: string;
    payer_name: string;
    payer_country: string | null;
    payer_last4: string;
    remittance: string;
    state: 'matched' | 'settled' | 'confirms' | 'proposed' | 'unmatched' | 'other_currency' | 'sent_back';
    surplus: number;
    surplus_paid_at: Date | null;
    attempt_id: number | null;
    reference: string | null;
    payment_id: number | null;
    account_id: number | null;
    returning: boolean;
  };
}

export interface AssignEntry {
  params: {
    attempt: number | bigint;
    staff: string;
    id: number | bigint;
  };
  row: never;
}

export interface NoteSentBack {
  params: {
    now: Date;
    staff: string;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface OrderReturn {
  params: {
    now: Date;
    staff: string;
    id: number | bigint;
  };
  row: {
    amount: number;
  };
}

export interface CallOffReturn {
  params: {
    staff: string;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface OrderDueReturns {
  params: {
    now: Date;
    before: Date;
    most: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface WaitingReturns {
  params: {
    account: number | null;
    most: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    amount: number;
    payer_name: string;
    payer_iban: string | null;
    payer_last4: string;
    entry_key: string;
    back_at: Date | null;
    provider: string;
    settings: unknown;
  };
}

export interface TakeReturns {
  params: {
    account: number;
    batch: number | bigint;
    now: Date;
    payouts: string;
  };
  row: {
    amount: number;
  };
}

export interface ReturnedEntry {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    entry_id: number | null;
    amount: number;
    state: 'waiting' | 'batched' | 'settled' | 'returned';
  };
}

export interface EndReturn {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface ReopenReturn {
  params: {
    id: number | bigint;
  };
  row: never;
}

export interface EndReturnByHand {
  params: {
    on: string;
    now: Date;
    entry: number | bigint;
  };
  row: never;
}

export interface InsertClaim {
  params: {
    account: number | bigint;
    payment: number | bigint;
    dispute: number | bigint;
    amount: number;
    currency: string;
    missing: number;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface OpenClaimOf {
  params: {
    account: number | bigint;
  };
  row: {
    open: boolean;
  };
}

export interface OpenClaims {
  params: {
    account: number | bigint;
    site: number;
    most: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    amount: number;
    currency: string;
    credits_missing: number;
    payment_id: number;
    created_at: Date;
    country: string;
    method: string;
    site_id: number;
    bought_at: Date;
    paying: number | null;
  };
}

export interface OpenClaimNumbered {
  params: {
    account: number | bigint;
    site: number;
    id: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    amount: number;
    currency: string;
    credits_missing: number;
    payment_id: number;
    created_at: Date;
    country: string;
    method: string;
    site_id: number;
    bought_at: Date;
    paying: number | null;
  };
}

export interface LockOpenClaim {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface OpenPaymentsOf {
  params: {
    claim: number | bigint;
  };
  row: {
    id: number;
    method: string;
  };
}

export interface ClaimToMail {
  params: {
    claim: number | bigint;
    site: number;
  };
  row: {
    payment_id: number;
    amount: number;
    currency: string;
    credits_missing: number;
    state: 'open' | 'paid' | 'written_off' | 'won_back';
    mailed: 'made' | 'paid' | 'waived' | 'won_back' | null;
    email: string | null;
    language: string;
    by_own_debit: boolean;
  };
}

export interface NoteClaimMailed {
  params: {
    mailed: 'made' | 'paid' | 'waived' | 'won_back';
    claim: number | bigint;
  };
  row: never;
}

export interface SetClaimPaid {
  params: {
    payment: number | bigint;
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
    site_id: number | null;
  };
}

export interface ClaimPaidBy {
  params: {
    id: number | bigint;
  };
  row: {
    settling_payment_id: number | null;
  };
}

export interface ReopenClaim {
  params: {
    id: number | bigint;
    payment: number | bigint;
  };
  row: {
    id: number;
    site_id: number | null;
  };
}

export interface CloseClaim {
  params: {
    now: Date;
    dispute: number | bigint;
  };
  row: {
    id: number;
    site_id: number | null;
  };
}

export interface PaidClaimOf {
  params: {
    dispute: number | bigint;
  };
  row: {
    id: number;
    settling_payment_id: number | null;
    attempt: number;
  };
}

export interface ClosePaidClaim {
  params: {
    id: number | bigint;
    payment: number | bigint;
  };
  row: {
    id: number;
    site_id: number | null;
  };
}

export interface ClaimsForStaff {
  params: {
    host: string | null;
    most: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    payment_id: number;
    amount: number;
    currency: string;
    credits_missing: number;
    created_at: Date;
    method: string;
    reason: string;
    host: string;
  };
}

export interface ClaimForStaff {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    payment_id: number;
    amount: number;
    currency: string;
    credits_missing: number;
    created_at: Date;
    method: string;
    reason: string;
    host: string;
  };
}

export interface WriteOffClaim {
  params: {
    now: Date;
    staff: string;
    id: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    amount: number;
    currency: string;
    site_id: number | null;
  };
}

export interface AccountRows {
  params: Record<never, never>;
  row: {
    id: number;
    company_id: number;
    provider: string;
    mode: 'test' | 'live';
    settings: unknown;
    secret: string;
    methods_off: string[];
    methods_off_in: unknown;
    active: boolean;
  };
}

export interface InsertAccount {
  params: {
    company: number;
    provider: string;
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

export interface InsertDemoBankAccounts {
  params: Record<never, never>;
  row: never;
}

export interface InsertDemoSepaAccounts {
  params: Record<never, never>;
  row: never;
}

export interface DefaultCompany {
  params: Record<never, never>;
  row: {
    company_id: number;
  };
}

export interface AccountsOfCompany {
  params: {
    company: number;
  };
  row: {
    id: number;
    provider: string;
    mode: 'test' | 'live';
    secret: string;
    position: number;
    active: boolean;
  };
}

export interface EndAccount {
  params: {
    account: number;
    company: number;
  };
  row: {
    id: number;
  };
}

export interface InsertNewAccount {
  params: {
    company: number;
    provider: string;
    mode: 'test' | 'live';
    settings: string;
    secret: string;
    position: number;
  };
  row: {
    id: number;
  };
}

export interface AccountsToManage {
  params: {
    companies: number[];
  };
  row: {
    id: number;
    version: number;
    company_id: number;
    provider: string;
    mode: 'test' | 'live';
    settings: unknown;
    secret: string;
    position: number;
    active: boolean;
    methods_off: string[];
    methods_off_in: unknown;
  };
}

export interface AccountToChange {
  params: {
    id: number;
  };
  row: {
    id: number;
    version: number;
    company_id: number;
    provider: string;
    mode: 'test' | 'live';
    settings: unknown;
    secret: string;
    position: number;
    active: boolean;
    methods_off: string[];
    methods_off_in: unknown;
  };
}

export interface StoreAccount {
  params: {
    position: number;
    active: boolean;
    settings: string;
    methodsOff: string[];
    methodsOffIn: string;
    id: number;
  };
  row: {
    version: number;
  };
}

export interface WaitingRefunds {
  params: {
    most: number | bigint;
  };
  row: {
    refund_id: number;
    amount: number;
    created_at: Date;
    attempt_id: number;
    payment_account_id: number;
    provider: string;
    settings: unknown;
    payment_id: number;
    account_id: number;
    statement_text: string | null;
    charged_back: boolean;
    collected: boolean;
    known: boolean;
    naming_staff_id: number | null;
    came_back: boolean;
    named_holder: string | null;
    named_last4: string | null;
    mandate: string | null;
    mandate_holder: string | null;
    mandate_iban: string | null;
    mandate_last4: string | null;
    entry_key: string | null;
    payer_name: string | null;
    payer_iban: string | null;
    payer_last4: string | null;
    payout_id: number | null;
  };
}

export interface WaitingOfAccount {
  params: {
    account: number;
  };
  row: {
    refund_id: number;
    amount: number;
    created_at: Date;
    attempt_id: number;
    payment_account_id: number;
    provider: string;
    settings: unknown;
    payment_id: number;
    account_id: number;
    statement_text: string | null;
    charged_back: boolean;
    collected: boolean;
    known: boolean;
    naming_staff_id: number | null;
    came_back: boolean;
    named_holder: string | null;
    named_last4: string | null;
    mandate: string | null;
    mandate_holder: string | null;
    mandate_iban: string | null;
    mandate_last4: string | null;
    entry_key: string | null;
    payer_name: string | null;
    payer_iban: string | null;
    payer_last4: string | null;
    payout_id: number | null;
  };
}

export interface WaitingOfRefund {
  params: {
    refund: number | bigint;
  };
  row: {
    refund_id: number;
    amount: number;
    created_at: Date;
    attempt_id: number;
    payment_account_id: number;
    provider: string;
    settings: unknown;
    payment_id: number;
    account_id: number;
    statement_text: string | null;
    charged_back: boolean;
    collected: boolean;
    known: boolean;
    naming_staff_id: number | null;
    came_back: boolean;
    named_holder: string | null;
    named_last4: string | null;
    mandate: string | null;
    mandate_holder: string | null;
    mandate_iban: string | null;
    mandate_last4: string | null;
    entry_key: string | null;
    payer_name: string | null;
    payer_iban: string | null;
    payer_last4: string | null;
    payout_id: number | null;
  };
}

export interface LockPayouts {
  params: Record<never, never>;
  row: never;
}

export interface InsertPayoutBatch {
  params: {
    account: number;
    payer: string;
    on: string;
    staff: number;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface TakePayouts {
  params: {
    account: number;
    batch: number | bigint;
    now: Date;
    payouts: string;
  };
  row: {
    amount: number;
  };
}

export interface SealPayoutBatch {
  params: {
    message: string;
    count: number;
    sum: number | bigint;
    hash: string;
    id: number | bigint;
  };
  row: never;
}

export interface NamePayoutBatch {
  params: {
    message: string;
    count: number;
    sum: number | bigint;
    id: number | bigint;
  };
  row: never;
}

export interface DropPayoutBatch {
  params: {
    id: number | bigint;
  };
  row: never;
}

export interface HandPayoutBatch {
  params: {
    now: Date;
    staff: number;
    id: number | bigint;
  };
  row: {
    hash: string | null;
    count: number;
    sum: number;
  };
}

export interface PayoutBatchById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    message_id: string | null;
    payer: unknown;
    execute_on: string;
    count: number;
    sum: number;
    hash: string | null;
    staff_name: string;
    made_at: Date;
    refused_at: Date | null;
  };
}

export interface NewestPayoutBatches {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    message_id: string | null;
    count: number;
    sum: number;
    staff_name: string;
    made_at: Date;
    refused_at: Date | null;
    handed_at: Date | null;
    execute_on: string;
    waiting: number;
    settled: number;
    returned: number;
  };
}

export interface PayoutsAfter {
  params: {
    batch: number | bigint;
    after: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    end_to_end_id: string;
    amount: number;
    holder: string;
    iban: string | null;
    about: string;
  };
}

export interface RefusePayoutBatch {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface NamePayee {
  params: {
    account: number;
    endToEnd: string;
    holder: string;
    iban: string;
    last4: string;
    staff: number;
    now: Date;
    refund: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface PayoutById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    refund_id: number;
    end_to_end_id: string;
    amount: number;
    state: 'waiting' | 'batched' | 'settled' | 'returned';
    batch_id: number | null;
    payment_account_id: number;
    provider: string;
    settings: unknown;
    attempt_id: number;
    reference: string | null;
    payment_id: number;
    account_id: number;
    site_id: number;
    currency: string;
  };
}

export interface PayoutByRefund {
  params: {
    refund: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
  };
}

export interface PayoutsByIds {
  params: {
    ids: string[];
  };
  row: {
    id: number;
    end_to_end_id: string;
    amount: number;
    state: 'waiting' | 'batched' | 'settled' | 'returned';
    payment_account_id: number;
    settings: unknown;
  };
}

export interface LockPayout {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    state: 'waiting' | 'batched' | 'settled' | 'returned';
  };
}

export interface EndPayout {
  params: {
    state: 'waiting' | 'batched' | 'settled' | 'returned';
    on: string;
    code: string;
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface PayoutAnswersKnown {
  params: {
    accounts: number[];
    keys: string[];
  };
  row: {
    entry_key: string;
  };
}

export interface InsertPayoutAnswers {
  params: {
    file: number | bigint;
    now: Date;
    answers: string;
  };
  row: {
    id: number;
  };
}

export interface MatchedPayoutAnswers {
  params: {
    after: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    account_id: number | null;
  };
}

export interface PayoutAnswerById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    payout_id: number | null;
    kind: 'settled' | 'returned';
    fate: string;
    end_to_end_id: string;
    code: string;
    amount: number;
    currency: string;
    answered_on: string;
    state: 'matched' | 'done' | 'open' | 'closed';
    payment_id: number | null;
    account_id: number | null;
  };
}

export interface LockPayoutAnswer {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    state: 'matched' | 'done' | 'open' | 'closed';
  };
}

export interface OpenPayoutAnswers {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    payout_id: number | null;
    kind: 'settled' | 'returned';
    fate: string;
    end_to_end_id: string;
    code: string;
    amount: number;
    currency: string;
    answered_on: string;
    state: 'matched' | 'done' | 'open' | 'closed';
    payment_id: number | null;
    account_id: number | null;
  };
}

export interface EndPayoutAnswer {
  params: {
    state: 'matched' | 'done' | 'open' | 'closed';
    fate: string;
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface ClosePayoutAnswer {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: {
    file_id: number;
  };
}

export interface PayeeOfEachKey {
  params: Record<never, never>;
  row: {
    of: 'payouts' | 'bank_entries';
    account: number | null;
    row: string;
    iban: string | null;
  };
}

export interface PayeesOfOtherKeys {
  params: {
    key: string;
    most: number | bigint;
  };
  row: {
    of: 'payouts' | 'bank_entries';
    id: number;
    account: number | null;
    row: string;
    iban: string | null;
  };
}

export interface SetPayoutIban {
  params: {
    sealed: string;
    id: number | bigint;
    before: string;
  };
  row: never;
}

export interface SetEntryIban {
  params: {
    sealed: string;
    id: number | bigint;
    before: string;
  };
  row: never;
}

export interface BlankPayers {
  params: {
    before: string;
    account: number | bigint | null;
  };
  row: never;
}

export interface BlankPayees {
  params: {
    before: Date;
    account: number | bigint | null;
  };
  row: never;
}

export interface RefundToSend {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    amount: number;
    currency: string;
    attempt_id: number;
    reference: string | null;
    payment_account_id: number;
    payment_id: number;
    account_id: number;
    provider: string;
    batch_id: number | null;
  };
}

export interface EndPayoutByHand {
  params: {
    on: string;
    now: Date;
    refund: number | bigint;
  };
  row: never;
}

export interface LockPhone {
  params: {
    of: string;
  };
  row: never;
}

export interface CodesSent {
  params: {
    phone: string;
    hour: Date;
    account: number | bigint;
    day: Date;
  };
  row: {
    of_phone: number;
    own_of_phone: number;
    of_phone_a_day: number;
    own_of_phone_a_day: number;
    of_account: number;
    last_of_phone: Date | null;
    last: Date | null;
  };
}

export interface CodesOfSite {
  params: {
    site: number;
    day: Date;
  };
  row: {
    sent: number;
  };
}

export interface CodeToSend {
  params: {
    id: number | bigint;
    now: Date;
  };
  row: {
    phone: string;
  };
}

export interface InsertCode {
  params: {
    account: number | bigint;
    site: number;
    phone: string;
    hash: string;
    now: Date;
    expires: Date;
    sent: boolean;
  };
  row: {
    id: number;
  };
}

export interface NewestCode {
  params: {
    account: number | bigint;
    phone: string;
  };
  row: {
    id: number;
    code_hash: string;
    tries: number;
    expires_at: Date;
    used_at: Date | null;
  };
}

export interface CountTry {
  params: {
    right: boolean;
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface DeleteCodesOf {
  params: {
    account: number | bigint;
  };
  row: {
    phone: string;
  };
}

export interface DeleteUnused {
  params: {
    before: Date;
  };
  row: never;
}

export interface DeleteSpent {
  params: {
    before: Date;
    proofBefore: Date;
  };
  row: never;
}

export interface PaymentByKey {
  params: {
    account: number | bigint;
    key: string;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
    company_id: number;
    payment_account_id: number;
    package_id: number | null;
    claim_id: number | null;
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
    provider: string | null;
    back: number;
    collect_on: string | null;
    receipts: unknown;
  };
}

export interface PaymentOfAccount {
  params: {
    account: number | bigint;
    id: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
    company_id: number;
    payment_account_id: number;
    package_id: number | null;
    claim_id: number | null;
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
    provider: string | null;
    back: number;
    collect_on: string | null;
    receipts: unknown;
  };
}

export interface PaymentsOfAccount {
  params: {
    account: number | bigint;
    before: number | bigint | null;
    most: number | bigint;
  };
  row: {
    id: number;
    account_id: number;
    site_id: number;
    company_id: number;
    payment_account_id: number;
    package_id: number | null;
    claim_id: number | null;
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
    provider: string | null;
    back: number;
    collect_on: string | null;
    receipts: unknown;
  };
}

export interface InsertPayment {
  params: {
    account: number | bigint;
    site: number;
    paymentAccount: number;
    pack: number | null;
    claim: number | bigint | null;
    key: string;
    credits: number;
    amount: number;
    listAmount: number;
    currency: string;
    country: string;
    method: string;
    discount: number | bigint | null;
    percentage: number | null;
    store: boolean;
    consent: string | null;
    stored: number | bigint | null;
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
    payment: number | bigint;
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
    payment: number | bigint;
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
    payment: number | bigint;
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
    uncollected: boolean;
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
    payment: number | bigint;
  };
  row: never;
}

export interface LastPackage {
  params: {
    account: number | bigint;
    site: number;
  };
  row: {
    package_id: number | null;
  };
}

export interface BrokenInvariants {
  params: {
    most: number | bigint;
  };
  row: {
    wrong: 'balance is not the sum of the ledger' | 'credits were not added exactly once' | 'paid is not completed, or completed not paid' | 'money of a second payment did not go back once' | 'more goes back than was paid' | 'the state says other than refunds and disputes' | 'credits of a refund do not add up' | 'credits of a dispute do not add up' | 'premium does not follow from the purchases that stand' | 'credited before its money came, and the debit says otherwise' | 'money that is not here has a receipt' | 'a debit collects another sum, or a second time' | 'a debit that came to nothing is not charged back' | 'a debit that is tried again has no next try' | 'a batch of debits is not what its file says' | 'a receipt is not as it was issued' | 'numbers of receipts have a gap' | 'sums of VAT are not those of the receipts' | 'a claim is not ended by the payment that paid it';
    account_id: number | null;
    payment_id: number | null;
  };
}

export interface KeepFindings {
  params: {
    now: Date;
    found: string;
  };
  row: never;
}

export interface EndFindings {
  params: {
    now: Date;
  };
  row: never;
}

export interface NoteAcknowledged {
  params: {
    now: Date;
    staff: number;
    id: number | bigint;
  };
  row: {
    id: number;
    wrong: string;
    account_id: number | null;
    payment_id: number | null;
  };
}

export interface PaymentData {
  params: {
    account: number | bigint;
  };
  row: {
    payments: unknown;
    claims: unknown;
    receipts: unknown;
    stored_methods: unknown;
    spending_caps: unknown;
    phone_codes: unknown;
    debit_mandates: unknown;
    payouts: unknown;
    debit_blocks: unknown;
    transfers: unknown;
  };
}

export interface ReceiptSource {
  params: {
    payment: number | bigint;
    site: number;
  };
  row: {
    id: number;
    account_id: number;
    company_id: number;
    paid: boolean;
    credits: number;
    amount: number;
    list_amount: number;
    currency: string;
    country: string;
    method: string;
    locale: string;
    vat_country: string | null;
    vat_rate: number | null;
    vat_evidence: unknown;
    completed_at: Date | null;
    detail: unknown;
    company: string;
    address: string;
    city: string;
    company_country: string;
    kvk: string;
    vat_numbers: string[];
    refunds: unknown;
    issued: unknown;
  };
}

export interface TakeNumber {
  params: {
    company: number;
    year: number;
    now: Date;
  };
  row: {
    no: number;
    issued_at: Date;
  };
}

export interface InsertReceipt {
  params: {
    company: number;
    year: number;
    no: number;
    kind: 'receipt' | 'credit_note' | 'correction';
    payment: number | bigint;
    refund: number | bigint | null;
    issued: Date;
    facts: string;
  };
  row: {
    id: number;
  };
}

export interface ReceiptOfAccount {
  params: {
    account: number | bigint;
    payment: number | bigint;
    id: number | bigint | null;
  };
  row: {
    id: number;
    kind: 'receipt' | 'credit_note' | 'correction';
    facts: unknown;
    intact: boolean | null;
  };
}

export interface IsOwnPayment {
  params: {
    payment: number | bigint;
    account: number | bigint;
  };
  row: {
    own: boolean;
  };
}

export interface PaymentsWithoutReceipt {
  params: {
    since: Date;
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
  };
}

export interface DeleteReceiptsBefore {
  params: {
    year: number;
  };
  row: never;
}

export interface InsertRefund {
  params: {
    payment: number | bigint;
    attempt: number | bigint;
    cause: string;
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider' | 'claim';
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
    id: number | bigint;
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
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider' | 'claim';
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
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider' | 'claim';
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
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider' | 'claim';
    checks: number;
    created_at: Date;
    account_id: number;
    site_id: number;
    number: number;
  };
}

export interface LeftToRefund {
  params: {
    payment: number | bigint;
  };
  row: {
    left: number;
  };
}

export interface TakeCredits {
  params: {
    id: number | bigint;
  };
  row: {
    credits_taken: number | null;
  };
}

export interface ReturnCredits {
  params: {
    id: number | bigint;
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
    id: number | bigint;
  };
  row: never;
}

export interface RefundToMail {
  params: {
    refund: number | bigint;
    site: number;
  };
  row: {
    payment_id: number;
    amount: number;
    currency: string;
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider' | 'claim';
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    credits_taken: number | null;
    sent_at: Date | null;
    mailed: 'sent' | 'failed' | null;
    method: string;
    locale: string;
    email: string | null;
    detail: unknown;
    by_bank: boolean;
    uncollected: boolean;
  };
}

export interface NoteRefundMailed {
  params: {
    mailed: 'sent' | 'failed';
    refund: number | bigint;
  };
  row: never;
}

export interface TakeDueRefunds {
  params: {
    later: Date;
    now: Date;
    most: number | bigint;
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
    payment: number | bigint;
    attempt: number | bigint;
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
    id: number | bigint;
  };
  row: never;
}

export interface TakeDisputed {
  params: {
    credits: number;
    id: number | bigint;
  };
  row: {
    credits_taken: number | null;
  };
}

export interface ReturnDisputed {
  params: {
    id: number | bigint;
  };
  row: {
    credits_returned: number | null;
    balance: number | null;
  };
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
    payment: number | bigint;
    attempt: number | bigint;
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

export interface SepaAccounts {
  params: Record<never, never>;
  row: {
    id: number;
    company_id: number;
    settings: unknown;
  };
}

export interface DueDebits {
  params: {
    account: number;
    until: string;
  };
  row: {
    collect_on: string;
    count: number;
    sum: number;
  };
}

export interface LockBatches {
  params: {
    account: number;
  };
  row: never;
}

export interface InsertBatch {
  params: {
    account: number;
    creditor: string;
    count: number;
    sum: number | bigint;
    staff: string;
    staffId: number | null;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface TakeDebits {
  params: {
    announced: string[];
    due: string[];
    batch: number | bigint;
    now: Date;
    account: number;
    until: string;
  };
  row: {
    count: number;
    sum: number;
  };
}

export interface NameBatch {
  params: {
    message: string;
    count: number;
    sum: number | bigint;
    id: number | bigint;
  };
  row: never;
}

export interface SealBatch {
  params: {
    hash: string;
    id: number | bigint;
  };
  row: never;
}

export interface ReleaseBatch {
  params: {
    staff: number;
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DropBatch {
  params: {
    id: number | bigint;
  };
  row: never;
}

export interface BatchById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    message_id: string | null;
    creditor: unknown;
    count: number;
    sum: number;
    hash: string | null;
    staff_name: string;
    staff_id: number | null;
    made_at: Date;
    refused_at: Date | null;
    waits: boolean;
  };
}

export interface BatchByMessage {
  params: {
    message: string;
  };
  row: {
    id: number;
    payment_account_id: number;
    message_id: string | null;
    creditor: unknown;
    count: number;
    sum: number;
    hash: string | null;
    staff_name: string;
    staff_id: number | null;
    made_at: Date;
    refused_at: Date | null;
    waits: boolean;
  };
}

export interface NewestBatches {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    message_id: string | null;
    count: number;
    sum: number;
    hash: string | null;
    staff_name: string;
    made_at: Date;
    refused_at: Date | null;
    waiting: number;
    booked: number;
    settled: number;
    ended: number;
    due_from: string | null;
    due_to: string | null;
  };
}

export interface PartsOfBatch {
  params: {
    batch: number | bigint;
  };
  row: {
    due: string | null;
    count: number;
    sum: number;
  };
}

export interface CollectionsAfter {
  params: {
    batch: number | bigint;
    due: string;
    id: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    due: string | null;
    end_to_end_id: string;
    amount: number;
    reference: string;
    signed_at: Date;
    holder: string;
    street: string | null;
    house_number: string | null;
    postal_code: string | null;
    city: string | null;
    country: string;
    iban: string | null;
    payment_id: number;
    statement_text: string | null;
  };
}

export interface IdsOfBatch {
  params: {
    batch: number | bigint;
  };
  row: {
    end_to_end_id: string;
    due: string | null;
  };
}

export interface RefuseBatch {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface DebitById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    state: 'credited' | 'batched' | 'collected' | 'returned' | 'rejected' | 'refunded';
    amount: number;
    currency: string;
    try: number;
    end_to_end_id: string;
    due_on: string | null;
    booked_on: string | null;
    answer_code: string;
    answer_group: 'claim' | 'again' | 'staff' | null;
    answered_on: string | null;
    batch_id: number | null;
    attempt_id: number;
    settled_at: Date | null;
    mandate_id: number;
    mandate: string;
    iban_hash: string;
    iban_last4: string;
    locale: string;
    reference: string | null;
    payment_account_id: number;
    payment_id: number;
    account_id: number;
    site_id: number;
    settings: unknown;
  };
}

export interface LockDebit {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DebitsByIds {
  params: {
    account: number;
    ids: string[];
  };
  row: {
    id: number;
    state: 'credited' | 'batched' | 'collected' | 'returned' | 'rejected' | 'refunded';
    amount: number;
    try: number;
    end_to_end_id: string;
  };
}

export interface PartState {
  params: {
    due: string;
    account: number;
    message: string;
  };
  row: {
    batch_id: number;
    all: number;
    sent: number;
    waiting: number;
  };
}

export interface AnswersKnown {
  params: {
    account: number;
    keys: string[];
  };
  row: {
    entry_key: string;
  };
}

export interface InsertAnswers {
  params: {
    account: number;
    file: number | bigint;
    now: Date;
    answers: string;
  };
  row: {
    id: number;
  };
}

export interface MatchedAnswers {
  params: {
    after: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    account_id: number | null;
  };
}

export interface AnswerById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    debit_id: number | null;
    batch_id: number | null;
    due_on: string | null;
    kind: 'booked' | 'returned' | 'rejected';
    fate: string;
    end_to_end_id: string;
    code: string;
    amount: number | null;
    currency: string;
    answered_on: string;
    state: 'matched' | 'done' | 'open' | 'closed';
  };
}

export interface LockAnswer {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    state: 'matched' | 'done' | 'open' | 'closed';
  };
}

export interface OpenAnswers {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    debit_id: number | null;
    batch_id: number | null;
    due_on: string | null;
    kind: 'booked' | 'returned' | 'rejected';
    fate: string;
    end_to_end_id: string;
    code: string;
    amount: number | null;
    currency: string;
    answered_on: string;
    state: 'matched' | 'done' | 'open' | 'closed';
  };
}

export interface EndAnswer {
  params: {
    state: 'matched' | 'done' | 'open' | 'closed';
    fate: string;
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface CloseAnswer {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: {
    file_id: number;
  };
}

export interface BookDebit {
  params: {
    on: string;
    settles: string;
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface BookPart {
  params: {
    on: string;
    settles: string;
    now: Date;
    batch: number | bigint;
    due: string;
  };
  row: {
    booked: number;
  };
}

export interface EndDebit {
  params: {
    state: 'credited' | 'batched' | 'collected' | 'returned' | 'rejected' | 'refunded';
    code: string;
    group: 'claim' | 'again' | 'staff';
    on: string;
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface DecideGroup {
  params: {
    group: 'claim' | 'again' | 'staff';
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface UnsendDebit {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface InsertTry {
  params: {
    endToEnd: string;
    collectOn: string;
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface InsertBlock {
  params: {
    account: number | bigint;
    hash: string;
    debit: number | bigint;
    reason: string;
    now: Date;
  };
  row: never;
}

export interface DebitsToSettle {
  params: {
    today: string;
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
  };
}

export interface SettleDebit {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface NotePaymentCollected {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface CallOffDebit {
  params: {
    now: Date;
    attempt: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface IsCalledOff {
  params: {
    attempt: number | bigint;
  };
  row: {
    off: boolean;
  };
}

export interface DebitsForStaff {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    state: 'credited' | 'batched' | 'collected' | 'returned' | 'rejected' | 'refunded';
    amount: number;
    currency: string;
    try: number;
    end_to_end_id: string;
    due_on: string | null;
    booked_on: string | null;
    answer_code: string;
    answer_group: 'claim' | 'again' | 'staff' | null;
    answered_on: string | null;
    batch_id: number | null;
    attempt_id: number;
    settled_at: Date | null;
    mandate_id: number;
    mandate: string;
    iban_hash: string;
    iban_last4: string;
    locale: string;
    reference: string | null;
    payment_account_id: number;
    payment_id: number;
    account_id: number;
    site_id: number;
    settings: unknown;
  };
}

export interface OverdueBatches {
  params: {
    before: string;
    most: number | bigint;
  };
  row: {
    id: number;
    message_id: string | null;
    due: string | null;
    count: number;
    sum: number;
  };
}

export interface EndedDebit {
  params: {
    account: number;
    reference: string;
    payment: number | bigint;
  };
  row: {
    email: string | null;
    credits: number;
    taken: number;
    owed: number | null;
  };
}

export interface UncollectedSums {
  params: Record<never, never>;
  row: {
    currency: string;
    count: number;
    sum: number;
  };
}

export interface DebitKey {
  params: Record<never, never>;
  row: {
    sealed: string;
  };
}

export interface KeepDebitKey {
  params: {
    sealed: string;
  };
  row: never;
}

export interface SealDebitKey {
  params: {
    sealed: string;
    before: string;
  };
  row: never;
}

export interface IbanOfEachKey {
  params: Record<never, never>;
  row: {
    reference: string;
    iban: string | null;
  };
}

export interface IbansOfOtherKeys {
  params: {
    key: string;
    most: number | bigint;
  };
  row: {
    reference: string;
    iban: string | null;
  };
}

export interface SetIban {
  params: {
    sealed: string;
    reference: string;
    before: string;
  };
  row: never;
}

export interface BlankMandates {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface BlankOldMandates {
  params: {
    before: Date;
  };
  row: never;
}

export interface DeleteOldBlocks {
  params: {
    before: Date;
  };
  row: never;
}

export interface DebitOrder {
  params: {
    account: number | bigint;
    payment: number | bigint;
  };
  row: {
    payment_id: number;
    site_id: number;
    company_id: number;
    package_id: number | null;
    credits: number;
    amount: number;
    list_amount: number;
    currency: string;
    country: string;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    statement_text: string | null;
    created_at: Date;
    attempt_id: number;
    attempt_state: 'made' | 'sent' | 'unknown' | 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    reference: string | null;
    expires_at: Date | null;
    payment_account_id: number;
    settings: unknown;
    given: boolean;
  };
}

export interface LockDebits {
  params: {
    of: string;
  };
  row: never;
}

export interface DebitHistory {
  params: {
    account: number | bigint;
    iban: string;
    week: Date;
    month: Date;
  };
  row: {
    blocked: boolean;
    own: unknown;
    shared: unknown;
  };
}

export interface InsertMandate {
  params: {
    account: number | bigint;
    company: number;
    site: number;
    paymentAccount: number;
    attempt: number | bigint;
    reference: string;
    version: string;
    locale: string;
    second: string | null;
    creditor: string;
    words: string;
    holder: string;
    street: string;
    number: string;
    postal: string;
    city: string;
    country: string;
    ibanCountry: string;
    iban: string;
    hash: string;
    last4: string;
    phone: string;
    code: number | bigint | null;
    ip: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface InsertDebit {
  params: {
    attempt: number | bigint;
    mandate: number | bigint;
    amount: number;
    currency: string;
    endToEnd: string;
    collectOn: string;
    now: Date;
  };
  row: never;
}

export interface NoteDebitOrder {
  params: {
    asked: string | null;
    askedIn: string | null;
    payment: number | bigint;
  };
  row: never;
}

export interface DebitExpiry {
  params: {
    account: number;
    reference: string;
  };
  row: {
    expires_at: Date | null;
  };
}

export interface DebitToMail {
  params: {
    payment: number | bigint;
    site: number;
  };
  row: {
    id: number;
    try: number;
    amount: number;
    currency: string;
    collect_on: string;
    end_to_end_id: string;
    notified_at: Date | null;
    mandate_id: number;
    reference: string;
    creditor_id: string;
    words: unknown;
    locale: string;
    holder: string;
    iban_last4: string;
    created_at: Date;
    company: string;
    email: string | null;
    payment_id: number;
    statement_text: string | null;
  };
}

export interface NoteNotified {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface MandateWordsOf {
  params: {
    id: number | bigint;
  };
  row: {
    words: unknown;
  };
}

export interface CapsOfAccount {
  params: {
    account: number | bigint;
  };
  row: {
    currency: string;
    amount: number;
    time_zone: string;
    next_amount: number | null;
    next_at: Date | null;
  };
}

export interface LockedCap {
  params: {
    account: number | bigint;
    currency: string;
  };
  row: {
    currency: string;
    amount: number;
    time_zone: string;
    next_amount: number | null;
    next_at: Date | null;
  };
}

export interface WriteCap {
  params: {
    account: number | bigint;
    currency: string;
    amount: number;
    zone: string;
    nextAmount: number | null;
    nextAt: Date | null;
    now: Date;
  };
  row: never;
}

export interface DeleteCaps {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface SpentBetween {
  params: {
    account: number | bigint;
    from: Date;
    to: Date;
  };
  row: {
    currency: string;
    counted: number;
    paid: number;
  };
}

export interface CurrencyOfSite {
  params: {
    site: number;
    currency: string;
  };
  row: {
    sold: boolean;
  };
}

export interface RefundablePayment {
  params: {
    payment: number | bigint;
  };
  row: {
    account_id: number;
    method: string;
    completed_at: Date | null;
    refund_alone: number;
    attempt: number | null;
  };
}

export interface LockMemberAndStaff {
  params: {
    account: number | bigint;
    staff: number;
  };
  row: never;
}

export interface AskedSince {
  params: {
    account: number | bigint;
    staff: number;
    currency: string;
    since: Date;
  };
  row: {
    member: number;
    staff: number;
  };
}

export interface InsertRequest {
  params: {
    payment: number | bigint;
    company: number;
    account: number | bigint;
    amount: number;
    currency: string;
    reason: 'goodwill' | 'fault' | 'withdrawal' | 'fraud' | 'complaint';
    staff: number;
    now: Date;
    state: 'waiting' | 'ordered' | 'refused';
  };
  row: {
    id: number;
  };
}

export interface WaitingRequests {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    payment_id: number;
    account_id: number;
    amount: number;
    currency: string;
    reason: 'goodwill' | 'fault' | 'withdrawal' | 'fraud' | 'complaint';
    asking_staff_id: number;
    requested_at: Date;
    requester: string;
    method: string;
  };
}

export interface WaitingRequest {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    payment_id: number;
    account_id: number;
    amount: number;
    currency: string;
    reason: 'goodwill' | 'fault' | 'withdrawal' | 'fraud' | 'complaint';
    asking_staff_id: number;
    requested_at: Date;
    requester: string;
    method: string;
  };
}

export interface WaitingSum {
  params: {
    payment: number | bigint;
  };
  row: {
    waits: number;
  };
}

export interface DecideRequest {
  params: {
    state: 'waiting' | 'ordered' | 'refused';
    staff: number;
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface RefundsUnderWay {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    payment_id: number;
    account_id: number;
    amount: number;
    currency: string;
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider' | 'claim';
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    created_at: Date;
    method: string;
  };
}

export interface StoredOfAccount {
  params: {
    account: number | bigint;
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
    id: number | bigint;
    account: number | bigint;
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
    account: number | bigint;
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
    id: number | bigint;
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface RemoveAllStored {
  params: {
    now: Date;
    account: number | bigint;
  };
  row: never;
}

export interface StoredToForget {
  params: {
    most: number | bigint;
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
    id: number | bigint;
  };
  row: never;
}

export interface StoredFor {
  params: {
    id: number | bigint;
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

export interface AddVat {
  params: {
    company: number;
    year: number;
    quarter: number;
    ofYear: number;
    ofQuarter: number;
    country: string;
    rate: number;
    currency: string;
    home: boolean;
    net: number | bigint;
    vat: number | bigint;
  };
  row: never;
}

export interface LockRate {
  params: {
    company: number;
    day: string;
    currency: string;
  };
  row: never;
}

export interface RateOfDay {
  params: {
    company: number;
    day: string;
    currency: string;
  };
  row: {
    per_euro: string;
  };
}

export interface SetRate {
  params: {
    company: number;
    day: string;
    currency: string;
    rate: string;
    staff: number;
    now: Date;
  };
  row: never;
}
