// Written by `npm run rows` from the statements and the migrations.

export interface LockMemberToBan {
  params: {
    account: number | bigint;
  };
  row: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface BeforeDeletion {
  params: {
    account: number | bigint;
  };
  row: {
    before: 'not_confirmed' | 'active' | 'blocked';
  };
}

export interface InsertBan {
  params: {
    account: number | bigint;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    before: 'not_confirmed' | 'active';
    now: Date;
  };
  row: never;
}

export interface EndBan {
  params: {
    now: Date;
    ban: number | bigint;
  };
  row: never;
}

export interface SetStatus {
  params: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    account: number | bigint;
  };
  row: never;
}

export interface BansOver {
  params: {
    now: Date;
    most: number | bigint;
  };
  row: {
    account_id: number;
    site_id: number;
  };
}

export interface OpenBanOf {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    before: 'not_confirmed' | 'active';
    created_at: Date;
  };
}

export interface DeleteBans {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface InsertAppeal {
  params: {
    ban: number | bigint;
    account: number | bigint;
    text: string;
    now: Date;
  };
  row: never;
}

export interface AppealOfBan {
  params: {
    ban: number | bigint;
  };
  row: {
    status: 'open' | 'accepted' | 'kept';
  };
}

export interface OpenBanAppealRows {
  params: {
    most: number | bigint;
  };
  row: {
    account_id: number;
    text: string;
    created_at: Date;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    banned_at: Date;
    host: string;
  };
}

export interface AppealToDecide {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface CloseBanAppeal {
  params: {
    status: 'open' | 'accepted' | 'kept';
    now: Date;
    appeal: number | bigint;
  };
  row: never;
}

export interface InsertHeld {
  params: {
    account: number | bigint;
    now: Date;
  };
  row: never;
}

export interface HeldState {
  params: {
    account: number | bigint;
  };
  row: {
    decided_at: Date | null;
  };
}

export interface DecideHeld {
  params: {
    now: Date;
    account: number | bigint;
  };
  row: {
    account_id: number;
  };
}

export interface HideHeld {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface HeldRows {
  params: {
    most: number | bigint;
  };
  row: {
    account_id: number;
    created_at: Date;
    email: string | null;
    name: string;
    host: string;
  };
}

export interface DeleteHeld {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface BanKey {
  params: Record<never, never>;
  row: {
    secret: Buffer;
    sealed: string | null;
  };
}

export interface KeepSealed {
  params: {
    sealed: string;
    before: string | null;
  };
  row: never;
}

export interface BannedAddress {
  params: {
    account: number | bigint;
  };
  row: {
    ban_id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    created_at: Date;
    email: string | null;
    pool: number;
  };
}

export interface InsertTrace {
  params: {
    ban: number | bigint;
    hash: Buffer;
    until: Date;
  };
  row: never;
}

export interface DeleteTrace {
  params: {
    ban: number | bigint;
  };
  row: never;
}

export interface TraceOf {
  params: {
    hash: Buffer;
    first: Buffer;
    now: Date;
  };
  row: {
    until: Date;
  };
}

export interface UnkeyedHashes {
  params: {
    most: number | bigint;
  };
  row: {
    address_hash: Buffer;
  };
}

export interface KeepKeyed {
  params: {
    hash: Buffer;
    before: Buffer;
  };
  row: never;
}

export interface Untraced {
  params: {
    most: number | bigint;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteOldTraces {
  params: {
    now: Date;
  };
  row: never;
}

export interface NoteAccountSignal {
  params: {
    kind: string;
    hash: Buffer;
    now: Date;
    account: number | bigint;
  };
  row: never;
}

export interface DeleteSignals {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteOldSignals {
  params: {
    before: Date;
  };
  row: never;
}

export interface KeepBanSignals {
  params: {
    ban: number | bigint;
    banned: Date;
    until: Date;
    account: number | bigint;
  };
  row: never;
}

export interface DeleteBanSignals {
  params: {
    ban: number | bigint;
  };
  row: never;
}

export interface DeleteOldBanSignals {
  params: {
    now: Date;
  };
  row: never;
}

export interface SharedSignals {
  params: {
    accounts: number[];
    now: Date;
  };
  row: {
    account_id: number;
    kind: 'network' | 'device';
    others: number;
    banned: number;
    banned_at: Date | null;
  };
}

export interface LockMemberToDelete {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface MemberAccount {
  params: {
    account: number | bigint;
  };
  row: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    email: string | null;
    language: string;
    name: string;
  };
}

export interface DeletionOf {
  params: {
    account: number | bigint;
  };
  row: {
    before: 'not_confirmed' | 'active' | 'blocked';
    erase_at: Date;
  };
}

export interface InsertDeletion {
  params: {
    account: number | bigint;
    before: 'not_confirmed' | 'active' | 'blocked';
    now: Date;
    eraseAt: Date;
  };
  row: never;
}

export interface DeleteDeletion {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteOpenTokens {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface NeighboursOf {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DeletionsDue {
  params: {
    now: Date;
    seenTo: Date;
    most: number | bigint;
  };
  row: {
    account_id: number;
    site_id: number;
  };
}

export interface IsDue {
  params: {
    account: number | bigint;
    now: Date;
    seenTo: Date;
  };
  row: {
    account_id: number;
  };
}

export interface LockMemberToExport {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface ExportOf {
  params: {
    account: number | bigint;
  };
  row: {
    id: string;
    status: 'waiting' | 'ready' | 'failed';
    attempts: number;
    parts: number;
    bytes: number;
    created_at: Date;
    expires_at: Date | null;
  };
}

export interface InsertExport {
  params: {
    account: number | bigint;
    now: Date;
  };
  row: {
    id: string;
  };
}

export interface DeleteExport {
  params: {
    account: number | bigint;
  };
  row: {
    id: string;
    attempts: number;
  };
}

export interface BeginAttempt {
  params: {
    id: string;
  };
  row: {
    attempt: number;
    account_id: number;
    created_at: Date;
    site_id: number;
    language: string;
  };
}

export interface FinishExport {
  params: {
    parts: number;
    bytes: number | bigint;
    expires: Date;
    id: string;
    attempt: number;
  };
  row: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    email: string | null;
    language: string;
    name: string;
  };
}

export interface SetTicket {
  params: {
    hash: Buffer;
    until: Date;
    account: number | bigint;
    now: Date;
  };
  row: {
    id: string;
  };
}

export interface SpendTicket {
  params: {
    account: number | bigint;
    hash: Buffer;
    now: Date;
  };
  row: {
    id: string;
    attempt: number;
    parts: number;
    bytes: number;
    created_at: Date;
  };
}

export interface ExportsOver {
  params: {
    now: Date;
    most: number | bigint;
  };
  row: {
    id: string;
    attempts: number;
  };
}

export interface DropExport {
  params: {
    id: string;
  };
  row: never;
}

export interface ExportsGivenUp {
  params: {
    before: Date;
  };
  row: {
    id: string;
    attempts: number;
  };
}

export interface LockLogin {
  params: {
    hash: string;
  };
  row: never;
}

export interface LockAddress {
  params: {
    address: string;
  };
  row: never;
}

export interface FailuresOfLogin {
  params: {
    hash: Buffer;
    windowSeconds: number;
  };
  row: {
    latest: Date | null;
    count: number;
  };
}

export interface FailuresOfAddress {
  params: {
    address: string;
    windowSeconds: number;
  };
  row: {
    latest: Date | null;
    count: number;
  };
}

export interface FailuresOfOwner {
  params: {
    owner: Buffer;
    windowSeconds: number;
  };
  row: {
    latest: Date | null;
    count: number;
  };
}

export interface InsertFailure {
  params: {
    hash: Buffer;
    owner: Buffer | null;
    address: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteFailure {
  params: {
    id: number | bigint;
  };
  row: never;
}

export interface DeleteFailures {
  params: {
    hash: Buffer;
    owner: Buffer | null;
  };
  row: never;
}

export interface InsertProof {
  params: {
    hash: Buffer;
    purpose: string;
    now: Date;
    expires: Date;
    account: number | bigint;
    password: string | null;
  };
  row: {
    account_id: number;
  };
}

export interface ProofOf {
  params: {
    hash: Buffer;
    purpose: 'second_step' | 'banned' | 'deleted';
    now: Date;
    site: number;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteProofsOf {
  params: {
    account: number | bigint;
    but: string | null;
  };
  row: never;
}

export interface DeleteProof {
  params: {
    hash: Buffer;
    purpose: 'second_step' | 'banned' | 'deleted';
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface LockMailAddress {
  params: {
    account: number | bigint;
  };
  row: {
    email: string | null;
    language: string;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface PendingChange {
  params: {
    account: number | bigint;
    now: Date;
  };
  row: {
    email: string | null;
  };
}

export interface WantedAddress {
  params: {
    account: number | bigint;
    now: Date;
  };
  row: {
    email: string | null;
  };
}

export interface OwnerOfAddress {
  params: {
    site: number;
    account: number | bigint;
    email: string;
    now: Date;
  };
  row: {
    id: number;
    language: string;
    notifications_disabled: string[];
  };
}

export interface SetAddress {
  params: {
    email: string;
    account: number | bigint;
  };
  row: never;
}

export interface InsertToken {
  params: {
    hash: Buffer;
    account: number | bigint;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    detail: string | null;
    now: Date;
    expires: Date;
  };
  row: never;
}

export interface SpendToken {
  params: {
    now: Date;
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: {
    account_id: number;
    detail: string | null;
  };
}

export interface TokenState {
  params: {
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: {
    account_id: number;
    used_at: Date | null;
    detail: string | null;
  };
}

export interface VoidTokens {
  params: {
    account: number | bigint;
    purposes: string[];
    now: Date;
  };
  row: never;
}

export interface NoteAddressOf {
  params: {
    email: string;
    account: number | bigint;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: never;
}

export interface TokenToOpen {
  params: {
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    now: Date;
    site: number;
  };
  row: {
    account_id: number;
    detail: string | null;
    email: string | null;
  };
}

export interface LinkByToken {
  params: {
    hash: Buffer;
    site: number;
    purposes: string[];
  };
  row: {
    account_id: number;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    detail: string | null;
    used_at: Date | null;
    expires_at: Date;
    name: string | null;
  };
}

export interface TokenOwner {
  params: {
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface CountTokensSince {
  params: {
    account: number | bigint;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    after: Date;
  };
  row: {
    count: number;
  };
}

export interface InsertChallenge {
  params: {
    hash: Buffer;
    purpose: 'register' | 'sign';
    account: number | bigint | null;
    now: Date;
    expires: Date;
  };
  row: never;
}

export interface TakeChallenge {
  params: {
    hash: Buffer;
    purpose: 'register' | 'sign';
    now: Date;
  };
  row: {
    account_id: number | null;
  };
}

export interface PasskeysOf {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
    credential_id: string;
    transports: string[];
    name: string;
    created_at: Date;
    used_at: Date | null;
  };
}

export interface PasskeyByCredential {
  params: {
    credential: string;
    site: number;
  };
  row: {
    id: number;
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
  };
}

export interface CountUse {
  params: {
    counter: number | bigint;
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface LockOwner {
  params: {
    account: number | bigint;
  };
  row: {
    one: number;
  };
}

export interface InsertPasskey {
  params: {
    account: number | bigint;
    credential: string;
    key: Buffer;
    counter: number | bigint;
    transports: string[];
    name: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface DeletePasskey {
  params: {
    id: number | bigint;
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DeletePasskeysOf {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface FactorsOf {
  params: {
    account: number | bigint;
  };
  row: {
    passkey: boolean;
    totp: boolean;
  };
}

export interface AccountByAddress {
  params: {
    site: number;
    email: string;
  };
  row: {
    id: number;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface LockAccount {
  params: {
    account: number | bigint;
  };
  row: {
    email: string | null;
    language: string;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface StorePassword {
  params: {
    hash: string;
    now: Date;
    account: number | bigint;
    before: string | null;
  };
  row: {
    email: string | null;
    language: string;
  };
}

export interface OwnerWords {
  params: {
    account: number | bigint;
  };
  row: {
    email: string | null;
    name: string | null;
  };
}

export interface PasswordChange {
  params: {
    account: number | bigint;
  };
  row: {
    changed_at: Date | null;
  };
}

export interface AccountById {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    kind: 'member' | 'fictional' | 'staff';
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    email: string | null;
    password_hash: string | null;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    language: string;
    credits: number;
    paid_user: boolean;
    notifications_disabled: string[];
    signup_date: Date;
    all_sites: boolean;
  };
}

export interface AccountByLogin {
  params: {
    site: number;
    login: string;
    pool: number;
  };
  row: {
    id: number;
    site_id: number;
    kind: 'member' | 'fictional' | 'staff';
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    email: string | null;
    password_hash: string | null;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    language: string;
    credits: number;
    paid_user: boolean;
    notifications_disabled: string[];
    signup_date: Date;
    all_sites: boolean;
  };
}

export interface AccountByEmail {
  params: {
    site: number;
    email: string;
    now: Date;
  };
  row: {
    id: number;
    site_id: number;
    kind: 'member' | 'fictional' | 'staff';
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    email: string | null;
    password_hash: string | null;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    language: string;
    credits: number;
    paid_user: boolean;
    notifications_disabled: string[];
    signup_date: Date;
    all_sites: boolean;
  };
}

export interface SetLanguage {
  params: {
    language: string;
    id: number | bigint;
  };
  row: never;
}

export interface Insert {
  params: {
    site: number;
    email: string;
    passwordHash: string;
    language: string;
    tracking: string | null;
    now: Date;
    terms: Date;
    termsId: number | bigint;
    consentVersion: Date;
    consentId: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface InsertFictional {
  params: {
    site: number;
    language: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface ConfirmAccount {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface SetPaid {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface SetUnpaid {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface LiftBounce {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface CloseMember {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface AddressOf {
  params: {
    account: number | bigint;
  };
  row: {
    email: string | null;
  };
}

export interface OtherAddressesOf {
  params: {
    account: number | bigint;
  };
  row: {
    email: string | null;
  };
}

export interface BlankAccount {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteEntries {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface AccountData {
  params: {
    account: number | bigint;
  };
  row: {
    accounts: unknown;
    sessions: unknown;
    mail_tokens: unknown;
    bans: unknown;
    ban_traces: unknown;
    held_accounts: unknown;
    ban_appeals: unknown;
    passkeys: unknown;
    passkey_challenges: unknown;
    totp: unknown;
    recovery_codes: unknown;
    login_proofs: unknown;
    login_devices: unknown;
    account_signals: unknown;
    deletions: unknown;
    data_exports: unknown;
  };
}

export interface CaptchaKey {
  params: Record<never, never>;
  row: {
    secret: Buffer;
  };
}

export interface SpendChallenge {
  params: {
    hash: Buffer;
    expires: Date;
  };
  row: {
    spent: boolean;
  };
}

export interface DeleteChallengesOver {
  params: {
    now: Date;
  };
  row: never;
}

export interface DeleteExpiredSessions {
  params: {
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteExpiredTokens {
  params: {
    before: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteOldFailures {
  params: {
    before: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteOldDevices {
  params: {
    before: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteExpiredProofs {
  params: {
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteExpiredChallenges {
  params: {
    now: Date;
  };
  row: {
    account_id: number | null;
  };
}

export interface AddMailStop {
  params: {
    reason: string;
    account: number | bigint;
  };
  row: never;
}

export interface AddMailStops {
  params: {
    reason: string;
    sites: number[];
    addresses: string[];
  };
  row: never;
}

export interface DropMailStop {
  params: {
    reason: string;
    account: number | bigint;
  };
  row: never;
}

export interface AccountsByAddress {
  params: {
    site: number;
    address: string;
  };
  row: {
    id: number;
  };
}

export interface TakeTry {
  params: {
    hash: Buffer;
    account: number | bigint;
    most: number;
    since: Date;
  };
  row: {
    account_id: number;
  };
}

export interface ReturnTry {
  params: {
    hash: Buffer;
  };
  row: never;
}

export interface RenewDevice {
  params: {
    now: Date;
    hash: Buffer;
    account: number | bigint;
  };
  row: {
    account_id: number;
  };
}

export interface InsertDevice {
  params: {
    hash: Buffer;
    account: number | bigint;
    now: Date;
  };
  row: never;
}

export interface DeleteOldestDevices {
  params: {
    account: number | bigint;
    most: number | bigint;
  };
  row: never;
}

export interface DeleteDevicesOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface AccountStates {
  params: {
    accounts: number[];
  };
  row: {
    id: number;
    state: string;
  };
}

export interface BumpVersions {
  params: {
    accounts: number[];
  };
  row: never;
}

export interface SessionAccount {
  params: {
    hash: Buffer;
    late: Date;
    now: Date;
  };
  row: {
    id: number;
    site_id: number;
    kind: 'member' | 'fictional' | 'staff';
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    email: string | null;
    password_hash: string | null;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    language: string;
    credits: number;
    paid_user: boolean;
    notifications_disabled: string[];
    signup_date: Date;
    all_sites: boolean;
    pool: number;
    expires_at: Date;
    strong: boolean;
    last_used_at: Date;
    token_hash: Buffer;
  };
}

export interface InsertSession {
  params: {
    hash: Buffer;
    now: Date;
    expires: Date;
    proved: Date | null;
    strong: boolean;
    account: number | bigint;
    password: string | null;
  };
  row: {
    id: number;
  };
}

export interface LockForLogin {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface InsertPasskeySession {
  params: {
    hash: Buffer;
    now: Date;
    expires: Date;
    proved: Date | null;
    strong: boolean;
    account: number | bigint;
    passkey: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface TouchSession {
  params: {
    now: Date;
    idle: Date;
    oldest: number;
    hash: Buffer;
    before: Date;
  };
  row: never;
}

export interface ReplaceToken {
  params: {
    next: Buffer;
    now: Date;
    hash: Buffer;
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DeleteLeastUsed {
  params: {
    account: number | bigint;
    most: number | bigint;
  };
  row: {
    token_hash: Buffer;
  };
}

export interface DescribeSession {
  params: {
    userAgent: string | null;
    country: string | null;
    timeZone: string | null;
    hash: Buffer;
  };
  row: never;
}

export interface OwnSession {
  params: {
    hash: Buffer;
    account: number | bigint;
  };
  row: {
    id: number;
    strong: boolean;
    proved_at: Date | null;
  };
}

export interface SetProved {
  params: {
    now: Date;
    strong: boolean;
    hash: Buffer;
    account: number | bigint;
  };
  row: never;
}

export interface WeakenSessions {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface SessionsOfAccount {
  params: {
    account: number | bigint;
    now: Date;
    most: number | bigint;
  };
  row: {
    id: number;
    token_hash: Buffer;
    user_agent: string | null;
    country: string | null;
    created_at: Date;
    last_used_at: Date;
  };
}

export interface DeleteSession {
  params: {
    hash: Buffer;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteSessionsOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteAllSessions {
  params: Record<never, never>;
  row: {
    count: number;
  };
}

export interface DeleteOwnSession {
  params: {
    id: number | bigint;
    account: number | bigint;
  };
  row: {
    token_hash: Buffer;
  };
}

export interface DeleteOtherSessions {
  params: {
    account: number | bigint;
    hash: Buffer;
  };
  row: {
    token_hash: Buffer;
  };
}

export interface InsertStaff {
  params: {
    site: number;
    role: 'moderator' | 'support' | 'finance' | 'admin';
    email: string;
    passwordHash: string;
    language: string;
    now: Date;
    allSites: boolean;
  };
  row: {
    id: number;
  };
}

export interface LockStaff {
  params: Record<never, never>;
  row: never;
}

export interface InsertInvited {
  params: {
    site: number;
    role: string;
    email: string;
    language: string;
    now: Date;
    allSites: boolean;
  };
  row: {
    id: number;
  };
}

export interface StaffAccount {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
    site: number;
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    allSites: boolean;
    email: string | null;
    language: string;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface LockAdmins {
  params: Record<never, never>;
  row: {
    id: number;
    site_id: number;
    all_sites: boolean;
  };
}

export interface SetPost {
  params: {
    role: 'moderator' | 'support' | 'finance' | 'admin';
    site: number;
    allSites: boolean;
    account: number | bigint;
  };
  row: never;
}

export interface AddressIsTaken {
  params: {
    account: number | bigint;
    email: string;
    site: number;
    allSites: boolean;
  };
  row: {
    taken: boolean;
  };
}

export interface SetRole {
  params: {
    role: 'moderator' | 'support' | 'finance' | 'admin';
    site: number;
    email: string;
  };
  row: {
    id: number;
  };
}

export interface StaffByEmail {
  params: {
    site: number;
    email: string;
  };
  row: {
    id: number;
  };
}

export interface CloseStaff {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface ConfirmStaff {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface InsertReset {
  params: {
    account: number | bigint;
    now: Date;
    staff: number;
  };
  row: {
    id: number;
  };
}

export interface WaitingReset {
  params: {
    id: number | bigint;
    over: Date;
  };
  row: {
    account_id: number;
    asking_staff_id: number;
  };
}

export interface DeleteOverResets {
  params: {
    over: Date;
  };
  row: {
    id: number;
  };
}

export interface DecideReset {
  params: {
    state: 'waiting' | 'done' | 'refused';
    now: Date;
    id: number | bigint;
    staff: number;
  };
  row: {
    account_id: number;
  };
}

export interface RefuseResetsOf {
  params: {
    now: Date;
    account: number | bigint;
  };
  row: never;
}

export interface PutSecret {
  params: {
    account: number | bigint;
    secret: Buffer;
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface OneOfEachKey {
  params: Record<never, never>;
  row: {
    account_id: number;
    secret: Buffer;
  };
}

export interface SealedOtherwise {
  params: {
    current: Buffer;
    most: number | bigint;
  };
  row: {
    account_id: number;
    secret: Buffer;
  };
}

export interface SetSealed {
  params: {
    sealed: Buffer;
    account: number | bigint;
    before: Buffer;
  };
  row: never;
}

export interface LockTotp {
  params: {
    account: number | bigint;
  };
  row: {
    secret: Buffer;
    last_step: number;
    confirmed_at: Date | null;
  };
}

export interface TakeStep {
  params: {
    step: number | bigint;
    now: Date;
    account: number | bigint;
  };
  row: never;
}

export interface DeleteTotp {
  params: {
    account: number | bigint;
  };
  row: {
    confirmed_at: Date | null;
  };
}

export interface DeleteCodes {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface InsertCodes {
  params: {
    account: number | bigint;
    now: Date;
    hashes: string[];
  };
  row: never;
}

export interface SpendCode {
  params: {
    now: Date;
    account: number | bigint;
    hash: Buffer;
  };
  row: {
    account_id: number;
  };
}

export interface TotpState {
  params: {
    account: number | bigint;
  };
  row: {
    on: boolean;
    codes_left: number;
  };
}
