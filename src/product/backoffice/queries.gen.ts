// Written by `npm run rows` from the statements and the migrations.

export interface VatCompanies {
  params: {
    companies: number[];
  };
  row: {
    id: number;
    name: string;
  };
}

export interface VatOfQuarter {
  params: {
    company: number;
    year: number;
    quarter: number;
  };
  row: {
    of_year: number;
    of_quarter: number;
    country: string;
    rate: number;
    currency: string;
    home: boolean;
    net: number;
    vat: number;
    documents: number;
  };
}

export interface RatesOfQuarters {
  params: {
    company: number;
    days: string[];
  };
  row: {
    day: string;
    currency: string;
    per_euro: string;
  };
}

export interface ReportCases {
  params: {
    now: Date;
    account: number | bigint;
    sites: number[];
    id: number | bigint | null;
    kind: string | null;
    since: Date;
  };
  row: {
    kind: 'report' | 'signal' | 'held' | 'ban_appeal';
    id: number;
    reference: string;
    reason: string | null;
    site_id: number;
    member: number;
    created_at: Date;
    taken_by: string | null;
    name: string;
  };
}

export interface ComplaintCases {
  params: {
    now: Date;
    account: number | bigint;
    sites: number[];
    id: number | bigint | null;
    kind: string | null;
  };
  row: {
    kind: 'complaint' | 'complaint_appeal';
    id: number;
    reference: string;
    reason: 'minors' | 'intimate' | 'threat' | 'hate' | 'fraud' | 'impersonation' | 'privacy' | 'rights' | 'illegal' | 'terms' | 'decision' | 'service';
    site_id: number;
    member: number | null;
    created_at: Date;
    taken_by: string | null;
    name: string;
  };
}

export interface TextCases {
  params: {
    now: Date;
    account: number | bigint;
    sites: number[];
    id: number | bigint | null;
    kind: string | null;
  };
  row: {
    kind: 'text' | 'text_appeal';
    id: number;
    reference: '';
    reason: 'about' | 'seeking' | 'name';
    site_id: number;
    member: number;
    created_at: Date | null;
    taken_by: string | null;
    name: string;
  };
}

export interface DecidedCase {
  params: {
    id: number | bigint;
    kind: string;
    sites: number[];
  };
  row: {
    reference: string;
    reason: string | null;
    site_id: number;
    member: number | null;
    created_at: Date | null;
    decided_at: Date | null;
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other' | 'closed' | 'admit' | 'open' | 'accepted' | 'kept' | 'approved' | 'asked' | 'struck' | 'changed' | null;
    name: string;
    suspended: boolean;
    decided_by: string | null;
  };
}

export interface ReportTimes {
  params: {
    sites: number[];
    since: Date;
    most: number | bigint;
    promises: number[];
  };
  row: {
    decided: number;
    median: number | null;
    p95: number | null;
    within: number | null;
  };
}

export interface ComplaintTimes {
  params: {
    since: Date;
    sites: number[];
    most: number | bigint;
    promises: number[];
  };
  row: {
    decided: number;
    median: number | null;
    p95: number | null;
    within: number | null;
  };
}

export interface TextTimes {
  params: {
    sites: number[];
    since: Date;
    most: number | bigint;
    promises: number[];
  };
  row: {
    decided: number;
    median: number | null;
    p95: number | null;
    within: number | null;
  };
}

export interface WaitingTextCases {
  params: {
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface WaitingReports {
  params: {
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface WaitingComplaints {
  params: {
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface SideFacts {
  params: {
    now: Date;
    account: number | bigint;
  };
  row: {
    id: number;
    name: string;
    age: number | null;
    fictional: boolean;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    signup_date: Date;
    language: string;
    photo: number | null;
    reports_about: number;
    reporters: number;
    reports_by: number;
    upheld: number;
    paid: unknown;
  };
}

export interface SameWords {
  params: {
    sender: number | bigint;
    messages: number[];
  };
  row: {
    count: number;
  };
}

export interface SpentOn {
  params: {
    member: number | bigint;
  };
  row: {
    members: number;
    credits: number;
  };
}

export interface SignalMessages {
  params: {
    signal: number | bigint;
  };
  row: {
    message_id: number;
  };
}

export interface ReviewMember {
  params: {
    review: number | bigint;
  };
  row: {
    member_id: number;
  };
}

export interface BanAppealWords {
  params: {
    account: number | bigint;
  };
  row: {
    text: string;
  };
}

export interface ComplaintPicture {
  params: {
    complaint: number | bigint;
    at: number;
  };
  row: {
    file_hash: string;
    site_id: number;
  };
}

export interface OpenDebts {
  params: {
    sites: number[];
    after: number | bigint;
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
    site_id: number;
    reason: string;
    host: string;
    name: string;
    paying: boolean;
  };
}

export interface DebtOnSites {
  params: {
    id: number | bigint;
    sites: number[];
  };
  row: {
    account_id: number;
  };
}

export interface CollectorsOf {
  params: {
    companies: number[];
  };
  row: {
    id: number;
    company_id: number;
    settings: unknown;
  };
}

export interface AnnouncedDebits {
  params: {
    accounts: number[];
  };
  row: {
    account: number;
    count: number;
    sum: number;
  };
}

export interface DebitsBack {
  params: {
    accounts: number[];
    most: number | bigint;
  };
  row: {
    id: number;
    amount: number;
    currency: string;
    try: number;
    answer_code: string;
    answered_on: string | null;
    payment_id: number;
    account_id: number;
    name: string;
  };
}

export interface DebitBackOf {
  params: {
    id: number | bigint;
    accounts: number[];
  };
  row: {
    site_id: number;
  };
}

export interface DebitNotes {
  params: {
    accounts: number[];
    most: number | bigint;
  };
  row: {
    id: number;
    kind: 'booked' | 'returned' | 'rejected';
    fate: string;
    end_to_end_id: string;
    code: string;
    amount: number | null;
    currency: string;
    answered_on: string;
  };
}

export interface DebitNoteOf {
  params: {
    id: number | bigint;
    accounts: number[];
  };
  row: {
    payment_account_id: number;
  };
}

export interface BatchesOf {
  params: {
    accounts: number[];
    most: number | bigint;
  };
  row: {
    id: number;
    message_id: string | null;
    count: number;
    sum: number;
    staff_name: string;
    made_at: Date;
    refused_at: Date | null;
    waits: boolean;
    sent: number;
    collected: number;
    settled: number;
    back: number;
    erased: boolean;
    due_from: string | null;
    due_to: string | null;
  };
}

export interface ErasedInDebitBatch {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface WaitingPhotos {
  params: {
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface NewestDisputes {
  params: {
    sites: number[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    payment_id: number;
    amount: number;
    currency: string;
    reason: string;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    due_at: Date | null;
    created_at: Date;
    reference: string;
    account_id: number;
    name: string;
    host: string;
    provider: string;
    method: string;
  };
}

export interface OpenDisputes {
  params: {
    sites: number[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    payment_id: number;
    amount: number;
    currency: string;
    reason: string;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    due_at: Date | null;
    created_at: Date;
    reference: string;
    account_id: number;
    name: string;
    host: string;
    provider: string;
    method: string;
  };
}

export interface DisputeRate {
  params: {
    sites: number[];
    since: Date;
  };
  row: {
    opened: number;
    paid: number;
  };
}

export interface WaitingDisputes {
  params: {
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface DisputeOnSites {
  params: {
    id: number | bigint;
    sites: number[];
  };
  row: {
    id: number;
    payment_id: number;
    amount: number;
    currency: string;
    reason: string;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    due_at: Date | null;
    created_at: Date;
    reference: string;
    account_id: number;
    name: string;
    host: string;
    provider: string;
    method: string;
    site_id: number | null;
    ordered_at: Date;
    completed_at: Date | null;
    credits: number;
    price: number;
    price_currency: string;
    country: string;
    vat_evidence: unknown;
    begin_at_once: string | null;
    begin_at_once_locale: string | null;
    locale: string;
    terms_id: number | null;
    terms_accepted_at: Date | null;
    terms_from: Date | null;
    browser: unknown;
    mandate_ip: string | null;
    mandate_at: Date | null;
    receipt: string | null;
    receipt_at: Date | null;
    refunded: number;
    withdrawn_at: Date | null;
    owed: number | null;
  };
}

export interface LoginsOf {
  params: {
    account: number | bigint;
  };
  row: {
    created_at: Date;
    last_used_at: Date;
    country: string | null;
    user_agent: string | null;
  };
}

export interface SentByDay {
  params: {
    account: number | bigint;
    since: Date;
  };
  row: {
    day: string | null;
    count: number;
    first: Date;
    last: Date;
  };
}

export interface ReceivedByDay {
  params: {
    account: number | bigint;
    since: Date;
  };
  row: {
    day: string | null;
    count: number;
    first: Date;
    last: Date;
  };
}

export interface SpentSince {
  params: {
    account: number | bigint;
    since: Date;
  };
  row: {
    spent: number;
  };
}

export interface FictionalRows {
  params: {
    sites: number[];
    under: number | bigint | null;
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    name: string;
    date_of_birth: string;
    gender: 'male' | 'female';
    city: string | null;
    country: string;
    status: 'active' | 'disabled' | 'deleted';
    photo: number | null;
    photos: number;
    waiting_photos: number;
  };
}

export interface FictionalRow {
  params: {
    id: number | bigint;
    sites: number[];
  };
  row: {
    id: number;
    site_id: number;
    status: 'active' | 'disabled' | 'deleted';
  };
}

export interface LockFictional {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface FictionalState {
  params: {
    id: number | bigint;
  };
  row: {
    name: string;
    shown: boolean;
    city: number | null;
    search_engines: boolean;
    landers: boolean;
    looking_for: string | null;
    relationship_status: string | null;
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    hair_color: string | null;
    eye_color: string | null;
    body_type: string | null;
    smoking: string | null;
    languages: string[];
    interests: string[];
    about: string;
    seeking: string;
  };
}

export interface OpenFindings {
  params: {
    sites: number[];
    all: boolean;
    most: number | bigint;
  };
  row: {
    id: number;
    wrong: string;
    account_id: number | null;
    payment_id: number | null;
    found_at: Date;
    last_at: Date;
    acknowledged_at: Date | null;
    staff_name: string | null;
    site_id: number | null;
  };
}

export interface FindingNumbered {
  params: {
    id: number | bigint;
    sites: number[];
    all: boolean;
  };
  row: {
    id: number;
    wrong: string;
    account_id: number | null;
    payment_id: number | null;
    found_at: Date;
    last_at: Date;
    acknowledged_at: Date | null;
    staff_name: string | null;
    site_id: number | null;
  };
}

export interface OpenAnomaliesAt {
  params: {
    sites: number[];
    companies: number[];
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
    company_id: number;
    payment_id: number | null;
    account_id: number | null;
    site_id: number | null;
  };
}

export interface AnomalyNamed {
  params: {
    sites: number[];
    companies: number[];
    account: number;
    event: string;
  };
  row: {
    payment_account_id: number;
    event_id: string;
    anomaly: 'amount' | 'currency' | 'unknown_payment' | 'other_account' | 'paid_twice' | 'unknown_refund' | 'code_taken' | null;
    object: 'payment' | 'refund' | 'dispute' | 'stored';
    reference: string;
    received_at: Date;
    provider: string;
    company_id: number;
    payment_id: number | null;
    account_id: number | null;
    site_id: number | null;
  };
}

export interface WaitingChats {
  params: {
    now: Date;
    account: number | bigint;
    since: Date;
    sites: number[];
  };
  row: {
    conversation_id: number;
    profile_id: number;
    member_id: number;
    last_message_id: number;
    last_text: string;
    last_at: Date;
    last_carries: 'photo' | 'gift' | 'removed' | null;
    site_id: number;
    to_give: number | null;
    waits: boolean;
    member_name: string;
    profile_name: string;
    member_photo: number | null;
    profile_photo: number | null;
    taken_by: string | null;
    unanswered: string[];
  };
}

export interface AllChats {
  params: {
    now: Date;
    account: number | bigint;
    since: Date;
    sites: number[];
  };
  row: {
    conversation_id: number;
    profile_id: number;
    member_id: number;
    last_message_id: number;
    last_text: string;
    last_at: Date;
    last_carries: 'photo' | 'gift' | 'removed' | null;
    site_id: number;
    to_give: number | null;
    waits: boolean;
    member_name: string;
    profile_name: string;
    member_photo: number | null;
    profile_photo: number | null;
    taken_by: string | null;
    unanswered: string[];
  };
}

export interface MyChats {
  params: {
    now: Date;
    account: number | bigint;
    mine: Date;
    sites: number[];
  };
  row: {
    conversation_id: number;
    profile_id: number;
    member_id: number;
    last_message_id: number;
    last_text: string;
    last_at: Date;
    last_carries: 'photo' | 'gift' | 'removed' | null;
    site_id: number;
    to_give: number | null;
    waits: boolean;
    member_name: string;
    profile_name: string;
    member_photo: number | null;
    profile_photo: number | null;
    taken_by: string | null;
    unanswered: string[];
  };
}

export interface WaitingInbox {
  params: {
    since: Date;
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface MyInbox {
  params: {
    mine: Date;
    account: number | bigint;
    now: Date;
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface ChatFacts {
  params: {
    sites: number[];
    conversation: number | bigint;
  };
  row: {
    conversation_id: number;
    profile_id: number;
    site_id: number;
    member_site_id: number;
    last_message_id: number;
    profile_name: string;
    profile_born: string;
    profile_about: string;
    member_id: number;
    member_name: string;
    city: string | null;
    language: string;
    paid_user: boolean;
    credits: number;
    profile_gender: 'male' | 'female';
    member_photo: number | null;
    profile_photo: number | null;
  };
}

export interface CostsOf {
  params: {
    messages: number[];
  };
  row: {
    id: number;
    cost: number;
  };
}

export interface LastPurchase {
  params: {
    account: number | bigint;
  };
  row: {
    amount: number;
    currency: string;
    credits: number;
  };
}

export interface UnansweredBodies {
  params: {
    conversation: number | bigint;
    profile: number | bigint;
  };
  row: {
    body: string;
  };
}

export interface SentBefore {
  params: {
    profile: number | bigint;
    key: string;
  };
  row: {
    id: number;
    body: string;
    truth: 'fictional' | 'team' | 'meeting' | 'cost' | 'pause' | null;
  };
}

export interface InvitesOfStaff {
  params: {
    sites: number[];
    most: number | bigint;
  };
  row: {
    id: number;
    host: string;
    label: string;
    created_at: Date;
    expires_at: Date;
    uses: number;
    max_uses: number;
    paused_at: Date | null;
    used_at: Date | null;
    staff: string;
  };
}

export interface TakeOne {
  params: {
    kind: string;
    id: number | bigint;
    staff: number;
    until: Date;
    now: Date;
  };
  row: {
    case_id: number;
  };
}

export interface TakeMany {
  params: {
    kind: string;
    staff: number;
    until: Date;
    ids: number[];
    now: Date;
  };
  row: {
    case_id: number;
  };
}

export interface RenewMany {
  params: {
    until: Date;
    kind: string;
    ids: number[];
    staff: number;
  };
  row: {
    case_id: number;
  };
}

export interface ReleaseMany {
  params: {
    kind: string;
    ids: number[];
    staff: number;
  };
  row: {
    case_id: number;
  };
}

export interface DeleteOldLeases {
  params: {
    before: Date;
  };
  row: never;
}

export interface NewestEntries {
  params: {
    sites: number[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    host: string;
    staff_name: string;
    staff_id: number | null;
    verb: string;
    object: string;
    object_id: number;
    account_id: number | null;
    details: unknown;
    before: unknown;
    after: unknown;
    note: string;
  };
}

export interface EntriesOfKinds {
  params: {
    sites: number[];
    verbs: string[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    host: string;
    staff_name: string;
    staff_id: number | null;
    verb: string;
    object: string;
    object_id: number;
    account_id: number | null;
    details: unknown;
    before: unknown;
    after: unknown;
    note: string;
  };
}

export interface EntriesOfStaff {
  params: {
    who: string;
    sites: number[];
    verbs: string[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    host: string;
    staff_name: string;
    staff_id: number | null;
    verb: string;
    object: string;
    object_id: number;
    account_id: number | null;
    details: unknown;
    before: unknown;
    after: unknown;
    note: string;
  };
}

export interface EntriesOfMember {
  params: {
    on: number | bigint;
    sites: number[];
    verbs: string[];
    who: string;
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    host: string;
    staff_name: string;
    staff_id: number | null;
    verb: string;
    object: string;
    object_id: number;
    account_id: number | null;
    details: unknown;
    before: unknown;
    after: unknown;
    note: string;
  };
}

export interface FoundByNumber {
  params: {
    number: number | bigint;
    sites: number[];
  };
  row: {
    id: number;
    name: string;
    email: string | null;
    host: string;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    date_of_birth: string | null;
    country: string | null;
    city: string | null;
    signup_date: Date;
    paid_user: boolean;
    credits: number;
  };
}

export interface FoundByReference {
  params: {
    reference: string;
    sites: number[];
  };
  row: {
    id: number;
    name: string;
    email: string | null;
    host: string;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    date_of_birth: string | null;
    country: string | null;
    city: string | null;
    signup_date: Date;
    paid_user: boolean;
    credits: number;
  };
}

export interface FoundByEmail {
  params: {
    sites: number[];
    email: string;
  };
  row: {
    id: number;
    name: string;
    email: string | null;
    host: string;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    date_of_birth: string | null;
    country: string | null;
    city: string | null;
    signup_date: Date;
    paid_user: boolean;
    credits: number;
  };
}

export interface FoundByWords {
  params: {
    pattern: string;
    sites: number[];
  };
  row: {
    id: number;
    name: string;
    email: string | null;
    host: string;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    date_of_birth: string | null;
    country: string | null;
    city: string | null;
    signup_date: Date;
    paid_user: boolean;
    credits: number;
    capped: boolean | null;
  };
}

export interface NewestMembers {
  params: {
    sites: number[];
  };
  row: {
    id: number;
    name: string;
    email: string | null;
    host: string;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    date_of_birth: string | null;
    country: string | null;
    city: string | null;
    signup_date: Date;
    paid_user: boolean;
    credits: number;
  };
}

export interface MemberFacts {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
    name: string;
    email: string | null;
    host: string;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    date_of_birth: string | null;
    country: string | null;
    city: string | null;
    signup_date: Date;
    paid_user: boolean;
    credits: number;
    language: string;
    notifications_disabled: string[];
    last_active: Date | null;
    main_photo: number | null;
    photos: number;
    sessions: number;
    conversations: number;
    messages: number;
    reports_about: number;
    reports_by: number;
    erased_at: Date | null;
    ban_reason: 'money' | 'rude' | 'fake' | 'underage' | 'other' | null;
    ban_until: Date | null;
    ban_since: Date | null;
  };
}

export interface TimelineOf {
  params: {
    id: number | bigint;
    most: number | bigint;
    email: string | null;
  };
  row: {
    at: Date;
    what: 'login' | 'payment' | 'mail' | 'decision' | 'look' | 'reported' | 'reports';
    detail: string;
    of: string | null;
  };
}

export interface NewestOfLedger {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    reason: 'refund_returned' | 'chargeback_returned' | 'fraud_returned' | 'starting' | 'message' | 'signup_message' | 'unsent_message' | 'set_aside' | 'returned' | 'photo' | 'gift' | 'purchase' | 'refund' | 'chargeback' | 'adjustment';
    amount: number;
  };
}

export interface SiteOfAnnouncement {
  params: {
    id: number | bigint;
    sites: number[];
  };
  row: {
    site_id: number;
    ends_at: Date;
  };
}

export interface NumbersBetween {
  params: {
    last: string;
    step: number;
    sites: number[];
    metrics: string[];
    days: number;
  };
  row: {
    metric: string;
    dim: string;
    back: number;
    value: number;
    days: number;
  };
}

export interface OriginsBetween {
  params: {
    sites: number[];
    metrics: string[];
    last: string;
    days: number;
  };
  row: {
    metric: string;
    dim: string;
    value: number;
  };
}

export interface VisitsBetween {
  params: {
    sites: number[];
    last: string;
    days: number;
  };
  row: {
    lander: string | null;
    visits: number;
    signups: number;
  };
}

export interface CohortWeeks {
  params: {
    sites: number[];
    last: string;
    weeks: number;
  };
  row: {
    week: string | null;
    members: number | null;
    day_1: number | null;
    day_7: number | null;
    day_30: number | null;
  };
}

export interface RolledAt {
  params: {
    sites: number[];
  };
  row: {
    last: string | null;
    at: Date | null;
    sites: number;
  };
}

export interface OldestWaiting {
  params: {
    sites: number[];
  };
  row: {
    photos: Date | null;
    texts: Date | null;
    reports: Date | null;
    complaints: Date | null;
  };
}

export interface PushNow {
  params: {
    sites: number[];
  };
  row: {
    dim: string;
    value: number;
  };
}

export interface OpenChanges {
  params: Record<never, never>;
  row: {
    name: string;
    failed: string | null;
    step: number;
    steps: number;
    rows_done: number;
    rows_expected: number;
    waits: 'copy' | 'archive' | 'transaction' | 'sends' | 'locks' | null;
  };
}

export interface NewestPayments {
  params: {
    sites: number[];
    states: string[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    account_id: number;
    name: string;
    host: string;
    amount: number;
    currency: string;
    credits: number;
    method: string;
    country: string;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    provider: string;
    mode: 'test' | 'live';
  };
}

export interface NewestOfMember {
  params: {
    member: number | bigint;
    sites: number[];
    states: string[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    account_id: number;
    name: string;
    host: string;
    amount: number;
    currency: string;
    credits: number;
    method: string;
    country: string;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    provider: string;
    mode: 'test' | 'live';
  };
}

export interface PaymentOnSites {
  params: {
    id: number | bigint;
    sites: number[];
  };
  row: {
    id: number;
    created_at: Date;
    account_id: number;
    name: string;
    host: string;
    amount: number;
    currency: string;
    credits: number;
    method: string;
    country: string;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    provider: string;
    mode: 'test' | 'live';
    site_id: number;
    failure: 'declined' | 'insufficient_funds' | 'expired_card' | 'blocked' | 'authentication' | 'limit' | 'abandoned' | 'unknown' | null;
    vat_country: string | null;
    vat_rate: number | null;
    balance: number;
    left: number;
  };
}

export interface StepsOf {
  params: {
    id: number | bigint;
  };
  row: {
    at: Date;
    what: 'ordered' | 'attempt' | 'event' | 'anomaly' | 'refund' | 'dispute' | 'ledger' | 'receipt';
    detail: string;
    of: string | null;
  };
}

export interface SiteOfPayment {
  params: {
    id: number | bigint;
    sites: number[];
  };
  row: {
    account_id: number;
    site_id: number;
  };
}

export interface PaymentOfRequest {
  params: {
    id: number | bigint;
    sites: number[];
  };
  row: {
    payment_id: number;
  };
}

export interface RequestsOnSites {
  params: {
    sites: number[];
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
  };
}

export interface PayersOf {
  params: {
    companies: number[];
  };
  row: {
    id: number;
    provider: string;
    company_id: number;
    settings: unknown;
    company: string;
  };
}

export interface PayoutBatchesAt {
  params: {
    accounts: number[];
    most: number | bigint;
  };
  row: {
    id: number;
    message_id: string | null;
    count: number;
    sum: number;
    execute_on: string;
    staff_name: string;
    made_at: Date;
    refused_at: Date | null;
    handed_at: Date | null;
    handing_name: string | null;
    sent: number;
    settled: number;
    returned: number;
    erased: boolean;
  };
}

export interface PayoutLinesAfter {
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
    iban_last4: string;
    state: 'waiting' | 'batched' | 'settled' | 'returned';
    answer_code: string;
    answered_on: string | null;
    entry_id: number | null;
    payment_id: number | null;
    account_id: number | null;
  };
}

export interface PayoutLineAt {
  params: {
    id: number | bigint;
    accounts: number[];
  };
  row: {
    id: number;
    payment_account_id: number;
    site_id: number | null;
  };
}

export interface RefundToName {
  params: {
    refund: number | bigint;
    accounts: number[];
  };
  row: {
    site_id: number;
  };
}

export interface PayoutNotesAt {
  params: {
    accounts: number[];
    most: number | bigint;
  };
  row: {
    id: number;
    kind: 'settled' | 'returned';
    fate: string;
    end_to_end_id: string;
    code: string;
    amount: number;
    currency: string;
    answered_on: string;
    payment_id: number | null;
  };
}

export interface PayoutNoteAt {
  params: {
    id: number | bigint;
    accounts: number[];
  };
  row: {
    payment_account_id: number;
  };
}

export interface ErasedInPayoutBatch {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface TakeWaiting {
  params: {
    sites: number[];
    known: number[];
    now: Date;
    staff: number;
    most: number | bigint;
    until: Date;
  };
  row: {
    case_id: number;
  };
}

export interface TakeFlagged {
  params: {
    sites: number[];
    known: number[];
    now: Date;
    staff: number;
    most: number | bigint;
    until: Date;
  };
  row: {
    case_id: number;
  };
}

export interface TakeAppeals {
  params: {
    sites: number[];
    known: number[];
    staff: number;
    now: Date;
    most: number | bigint;
    until: Date;
  };
  row: {
    case_id: number;
  };
}

export interface TakeSecondLooks {
  params: {
    sites: number[];
    known: number[];
    staff: number;
    now: Date;
    most: number | bigint;
    until: Date;
  };
  row: {
    case_id: number;
  };
}

export interface WaitingCounts {
  params: {
    sites: number[];
    staff: number;
  };
  row: {
    new: number;
    flagged: number;
    appeals: number;
    second: number;
  };
}

export interface OwnersOf {
  params: {
    ids: number[];
    sites: number[];
  };
  row: {
    id: number;
    member_id: number;
    file_hash: string;
    site_id: number;
  };
}

export interface PhotoTimes {
  params: {
    sites: number[];
    promises: number[];
    since: Date;
    most: number | bigint;
    now: Date;
  };
  row: {
    decided: number;
    median: number | null;
    p95: number | null;
    within: number | null;
    oldest: number | null;
  };
}

export interface FirstMessages {
  params: {
    members: number[];
    since: Date;
  };
  row: {
    member: number | null;
    same: number;
    contacts: number;
  };
}

export interface LockSetup {
  params: Record<never, never>;
  row: never;
}

export interface ShareSetup {
  params: Record<never, never>;
  row: never;
}

export interface HasStaff {
  params: Record<never, never>;
  row: {
    staff: boolean;
  };
}

export interface FirstSite {
  params: Record<never, never>;
  row: {
    id: number;
    host: string;
    settings: unknown;
  };
}

export interface ReplaceSetup {
  params: {
    hash: Buffer;
    now: Date;
    expires: Date;
  };
  row: never;
}

export interface SetupRow {
  params: Record<never, never>;
  row: {
    code_hash: Buffer | null;
    expires_at: Date;
    tries: number;
    token_hash: Buffer | null;
    draft: string | null;
  };
}

export interface SetupToChange {
  params: Record<never, never>;
  row: {
    code_hash: Buffer | null;
    made_at: Date;
    expires_at: Date;
    tries: number;
    token_hash: Buffer | null;
    draft: string | null;
  };
}

export interface CountTry {
  params: Record<never, never>;
  row: never;
}

export interface HandToBrowser {
  params: {
    token: Buffer;
    expires: Date;
  };
  row: never;
}

export interface KeepDraft {
  params: {
    draft: string;
  };
  row: never;
}

export interface DeleteSetup {
  params: Record<never, never>;
  row: never;
}

export interface DeleteOldSetup {
  params: {
    now: Date;
  };
  row: never;
}

export interface StaffOnSites {
  params: {
    over: Date;
    sites: number[];
    all: boolean;
    most: number | bigint;
  };
  row: {
    id: number;
    email: string | null;
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    site_id: number;
    host: string;
    all_sites: boolean;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    signup_date: Date;
    name: string | null;
    last_seen: Date | null;
    passkeys: number;
    totp: boolean;
    reset_id: number | null;
    requested_at: Date | null;
    asking_staff_id: number | null;
    asked_by: string | null;
  };
}

export interface AccountsOfCompanies {
  params: {
    companies: number[];
  };
  row: {
    id: number;
    settings: unknown;
  };
}

export interface WaitingLines {
  params: {
    accounts: number[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    state: 'matched' | 'settled' | 'confirms' | 'proposed' | 'unmatched' | 'other_currency' | 'sent_back';
    amount: number;
    currency: string;
    booked_on: string;
    payer_name: string;
    remittance: string;
    surplus: number;
    in_part: boolean;
    back_at: Date | null;
    created_at: Date;
    surplus_paid_at: Date | null;
    by_file: boolean;
  };
}

export interface LinesGoingBack {
  params: {
    accounts: number[];
    before: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    payment_account_id: number;
    state: 'matched' | 'settled' | 'confirms' | 'proposed' | 'unmatched' | 'other_currency' | 'sent_back';
    amount: number;
    currency: string;
    booked_on: string;
    payer_name: string;
    remittance: string;
    surplus: number;
    in_part: boolean;
    back_at: Date | null;
    created_at: Date;
    surplus_paid_at: Date | null;
    by_file: boolean;
  };
}

export interface WaitingTransferLines {
  params: {
    companies: number[];
  };
  row: {
    count: number;
  };
}

export interface LastBankFile {
  params: {
    accounts: number[];
  };
  row: {
    id: number;
    name: string;
    format: 'camt.053' | 'camt.054' | 'csv' | 'pain.002';
    imported_at: Date;
    entries: number;
  };
}

export interface AloneInFile {
  params: {
    file: number | bigint;
  };
  row: {
    count: number;
  };
}

export interface MatchedInFile {
  params: {
    file: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    payer_name: string;
    amount: number;
    currency: string;
    payment_id: number;
  };
}

export interface LineNumbered {
  params: {
    id: number | bigint;
    accounts: number[];
  };
  row: {
    id: number;
    payment_account_id: number;
    state: 'matched' | 'settled' | 'confirms' | 'proposed' | 'unmatched' | 'other_currency' | 'sent_back';
    amount: number;
    currency: string;
    booked_on: string;
    payer_name: string;
    remittance: string;
    surplus: number;
    in_part: boolean;
    back_at: Date | null;
    created_at: Date;
    surplus_paid_at: Date | null;
    by_file: boolean;
    payer_country: string | null;
    payer_last4: string;
    payer_hash: string | null;
    staff_name: string | null;
    payment_id: number | null;
    payment_status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled' | null;
    site_id: number | null;
    account_id: number | null;
    company_id: number;
    in_file: boolean;
  };
}

export interface OrdersNumbered {
  params: {
    now: Date;
    payments: number[];
    account: number;
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    credits: number;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    created_at: Date;
    name: string;
    age: number | null;
    received: number;
  };
}

export interface OrdersOfPayer {
  params: {
    now: Date;
    account: number;
    hash: string;
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    credits: number;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    created_at: Date;
    name: string;
    age: number | null;
    received: number;
  };
}

export interface OrdersThatWait {
  params: {
    now: Date;
    account: number;
    amount: number;
    currency: string;
    words: string[];
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    credits: number;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    created_at: Date;
    name: string;
    age: number | null;
    received: number;
  };
}

export interface OrdersOfMember {
  params: {
    now: Date;
    members: number[];
    account: number;
  };
  row: {
    attempt_id: number;
    reference: string | null;
    payment_id: number;
    account_id: number;
    site_id: number;
    amount: number;
    currency: string;
    credits: number;
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    created_at: Date;
    name: string;
    age: number | null;
    received: number;
  };
}

export interface MembersNamed {
  params: {
    pattern: string;
  };
  row: {
    id: number;
  };
}
