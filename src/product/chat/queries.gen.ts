// Written by `npm run rows` from the statements and the migrations.

export interface LockAnswersTo {
  params: {
    member: number | bigint;
  };
  row: never;
}

export interface FictionalProfile {
  params: {
    profile: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface InsertAnswer {
  params: {
    message: number | bigint;
    staff: number;
    now: Date;
    truth: 'fictional' | 'team' | 'meeting' | 'cost' | 'pause' | null;
  };
  row: {
    message_id: number;
  };
}

export interface ExchangedSince {
  params: {
    day: Date;
    member: number | bigint;
    profile: number | bigint;
    week: Date;
    uncounted: string[];
  };
  row: {
    answers: number;
    spent: number;
    spent_here: number;
  };
}

export interface AnswersInARow {
  params: {
    conversation: number | bigint;
    profile: number | bigint;
  };
  row: {
    answers: number;
  };
}

export interface AuthorsOf {
  params: {
    messages: number[];
  };
  row: {
    message_id: number;
    name: string;
    truth: 'fictional' | 'team' | 'meeting' | 'cost' | 'pause' | null;
  };
}

export interface HandoverNote {
  params: {
    conversation: number | bigint;
  };
  row: {
    body: string;
    updated_at: Date;
    name: string;
  };
}

export interface WriteNote {
  params: {
    conversation: number | bigint;
    member: number | bigint;
    body: string;
    staff: number;
    now: Date;
  };
  row: never;
}

export interface DeleteNote {
  params: {
    conversation: number | bigint;
  };
  row: never;
}

export interface ChatRows {
  params: {
    viewers: number[];
    ats: number[];
    unders: number[];
    most: number | bigint;
  };
  row: {
    nth: number | null;
    conversation_id: number;
    last_message_id: number;
    last_sender_id: number;
    last_text: string;
    last_carries: 'photo' | 'gift' | 'removed' | null;
    last_at: Date;
    last_state: 'waiting' | 'returned' | null;
    unread: number;
    hidden_words: string[] | null;
    last_body: string | null;
    deleted: boolean;
    at: number | null;
    to_give: number | null;
    id: number;
    visibility: string;
    listed: boolean;
    name: string;
    dob: string;
    gender: 'male' | 'female';
    country: string;
    region: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    fictional: boolean;
    created_at: Date;
    liked: boolean;
    viewer_latitude: number | null;
    viewer_longitude: number | null;
    last_active: Date;
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
    state: string | null;
  };
}

export interface ConversationRow {
  params: {
    viewer: number | bigint;
    now: Date;
    contacts: number;
    contactDays: number;
    other: number | bigint | null;
    conversation: number | bigint | null;
  };
  row: {
    paid_user: boolean;
    credits: number;
    begun: boolean;
    started: number;
    contacts_again: Date | null;
    conversation_id: number | null;
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    about: string | null;
    interests: string[];
    viewer_interests: string[] | null;
    deleted: boolean;
    unacknowledged: boolean;
    removed_up_to: number;
    fine_up_to: number;
    given_up_to: number;
    unread: number;
    emptied: boolean;
    read_up_to: number;
    delivered_up_to: number;
    hidden_words: string[] | null;
    fraud_credits: number | null;
    id: number;
    visibility: string;
    listed: boolean;
    name: string;
    dob: string;
    gender: 'male' | 'female';
    country: string;
    region: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    fictional: boolean;
    created_at: Date;
    liked: boolean;
    viewer_latitude: number | null;
    viewer_longitude: number | null;
    last_active: Date;
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
  };
}

export interface MessageRows {
  params: {
    viewer: number | bigint;
    given: number | bigint;
    conversation: number | bigint;
    after: number | bigint;
    limit: number | bigint;
    fine: number | bigint;
  };
  row: {
    id: number;
    sender_id: number;
    key: string;
    body: string;
    gift: string | null;
    photo_id: number | null;
    cost: number;
    created_at: Date;
    state: 'removed' | 'waiting' | 'returned' | 'unsent' | null;
    warnings: string[] | null;
    to_give: number | null;
  };
}

export interface ReceivedRow {
  params: {
    viewer: number | bigint;
    message: number | bigint;
  };
  row: {
    id: number;
    conversation_id: number;
    sender_id: number;
    key: string;
    body: string;
    gift: string | null;
    photo_id: number | null;
    cost: number;
    created_at: Date;
    state: 'removed' | null;
    warnings: string[] | null;
    to_give: number | null;
    hidden_words: string[] | null;
  };
}

export interface RemoveFromList {
  params: {
    member: number | bigint;
    conversation: number | bigint | null;
    other: number | bigint | null;
  };
  row: {
    conversation_id: number;
  };
}

export interface AskTranslation {
  params: {
    member: number | bigint;
    message: number | bigint;
    language: string;
    now: Date;
    most: number;
  };
  row: {
    verdict: string | null;
    original: string | null;
    body: string | null;
    source: string | null;
  };
}

export interface KeepTranslation {
  params: {
    body: string;
    source: string | null;
    message: number | bigint;
    language: string;
  };
  row: never;
}

export interface FailTranslation {
  params: {
    message: number | bigint;
    language: string;
  };
  row: never;
}

export interface SetDelivered {
  params: {
    conversations: number[];
    messages: number[];
    member: number | bigint;
  };
  row: {
    conversation_id: number;
    other_id: number;
    delivered_up_to: number;
  };
}

export interface SetAllDelivered {
  params: {
    member: number | bigint;
  };
  row: {
    conversation_id: number;
    other_id: number;
    delivered_up_to: number;
  };
}

export interface GiveMessages {
  params: {
    member: number | bigint;
    messages: number[];
  };
  row: {
    given: string | null;
  };
}

export interface ReadUpTo {
  params: {
    member: number | bigint;
    conversation: number | bigint;
  };
  row: {
    read_up_to: number;
  };
}

export interface LockedListRow {
  params: {
    member: number | bigint;
    conversation: number | bigint;
  };
  row: {
    other_id: number;
    last_message_id: number;
    read_up_to: number;
  };
}

export interface SetReadUpTo {
  params: {
    message: number | bigint;
    conversation: number | bigint;
    member: number | bigint;
  };
  row: never;
}

export interface DeliverWaiting {
  params: {
    sender: number | bigint;
  };
  row: {
    message_id: number | null;
    conversation_id: number | null;
    recipient_id: number | null;
    key: string | null;
    body: string | null;
    gift: string | null;
    photo_id: number | null;
    cost: number | null;
    created_at: Date | null;
    delivered: boolean | null;
  };
}

export interface SentUnder {
  params: {
    sender: number | bigint;
    key: string;
  };
  row: {
    sent: boolean;
  };
}

export interface HiddenWordsOf {
  params: {
    member: number | bigint;
  };
  row: {
    words: string[];
  };
}

export interface StoreHiddenWords {
  params: {
    member: number | bigint;
    words: string[];
    now: Date;
  };
  row: never;
}

export interface DeleteHiddenWords {
  params: {
    member: number | bigint;
  };
  row: never;
}

export interface InterestsOfBoth {
  params: {
    other: number | bigint;
    viewer: number | bigint;
  };
  row: {
    interests: string[];
    own: string[];
  };
}

export interface MakeMessagePartitions {
  params: Record<never, never>;
  row: {
    made: number | null;
  };
}

export interface PartnersOf {
  params: {
    account: number | bigint;
  };
  row: {
    other_id: number;
  };
}

export interface ForgetAcknowledged {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface ReturnWaiting {
  params: {
    account: number | bigint;
  };
  row: {
    id: number | null;
  };
}

export interface BlankWaiting {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface BlankOwnLists {
  params: {
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

export interface ForgetRemovedOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface EraseHiddenWords {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteFraudReturns {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteHandoverNotes {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface ForgetTranslations {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface BlankMessages {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface BlankLists {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface ChatData {
  params: {
    account: number | bigint;
  };
  row: {
    conversations: unknown;
    chat_list: unknown;
    waiting_messages: unknown;
    chat_photos: unknown;
    removed_messages: unknown;
    fraud_returns: unknown;
    fictional_acknowledgements: unknown;
    message_translations: unknown;
    hidden_words: unknown;
    handover_notes: unknown;
  };
}

export interface ConversationsOf {
  params: {
    account: number | bigint;
  };
  row: {
    conversation_id: number;
  };
}

export interface MessagesAfter {
  params: {
    conversation: number | bigint;
    after: number | bigint;
    account: number | bigint;
    most: number | bigint;
  };
  row: {
    message: unknown;
  };
}

export interface ViewerRow {
  params: {
    viewer: number | bigint;
  };
  row: {
    id: number;
    opens: boolean;
  };
}

export interface PhotoInEvidence {
  params: {
    photo: number | bigint;
    pool: number | null;
  };
  row: {
    message_id: number;
    sender_id: number;
  };
}

export interface PhotoRows {
  params: {
    pool: number | null;
    photos: number[];
  };
  row: {
    id: number;
    sender_id: number;
    recipient_id: number;
    file_hash: string | null;
    avif: boolean | null;
    width: number | null;
    height: number | null;
    delivered: boolean;
    to_give: number | null;
    sender_shown: boolean;
  };
}

export interface PhotoByUpload {
  params: {
    upload: string;
    sender: number | bigint;
  };
  row: {
    id: number;
    recipient_id: number;
  };
}

export interface UnsentPhoto {
  params: {
    photo: number | bigint;
    sender: number | bigint;
  };
  row: {
    id: number;
    recipient_id: number;
  };
}

export interface InsertPhoto {
  params: {
    sender: number | bigint;
    recipient: number | bigint;
    upload: string;
    hash: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface RefusedPicture {
  params: {
    hash: string;
  };
  row: {
    id: number;
  };
}

export interface FlagCopies {
  params: {
    print: string;
    bands: number[];
    most: number | bigint;
    photo: number | bigint;
    sender: number | bigint;
    recipient: number | bigint;
  };
  row: never;
}

export interface CopiedPhoto {
  params: {
    photo: number | bigint;
  };
  row: {
    file_hash: string | null;
  };
}

export interface DeleteOldestUnsent {
  params: {
    sender: number | bigint;
    most: number | bigint;
  };
  row: {
    file_hash: string | null;
  };
}

export interface DeleteUnused {
  params: {
    before: Date;
  };
  row: {
    file_hash: string | null;
  };
}

export interface BlankPhotosOf {
  params: {
    account: number | bigint;
  };
  row: {
    file_hash: string | null;
  };
}

export interface SentPhotoFiles {
  params: {
    account: number | bigint;
  };
  row: {
    file_hash: string | null;
  };
}

export interface StoreMessage {
  params: {
    sender: number | bigint;
    conversation: number | bigint | null;
    recipient: number | bigint | null;
    key: string;
    body: string;
    credits: number;
    freeConversations: number;
    signup: boolean;
    gift: string | null;
    photo: number | bigint | null;
    now: Date;
    contacts: number;
    contactDays: number;
    kinds: string[] | null;
    textHash: Buffer | null;
  };
  row: {
    verdict: string | null;
    message_id: number | null;
    conversation_id: number | null;
    recipient_id: number | null;
    cost: number | null;
    balance: number | null;
    created_at: Date | null;
    opened: boolean | null;
    state: string | null;
  };
}

export interface OtherSide {
  params: {
    credits: number;
    member: number | bigint;
    conversation: number | bigint;
  };
  row: {
    other_id: number;
    told: boolean;
  };
}

export interface Acknowledged {
  params: {
    profile: number | bigint;
    member: number | bigint;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface TakeMessage {
  params: {
    message: number | bigint;
    reason: string;
    ground: string;
    now: Date;
  };
  row: {
    verdict: string | null;
    conversation_id: number | null;
    sender_id: number | null;
    recipient_id: number | null;
    created_at: Date | null;
  };
}

export interface BringBack {
  params: {
    message: number | bigint;
  };
  row: {
    verdict: string | null;
    conversation_id: number | null;
    sender_id: number | null;
    recipient_id: number | null;
    created_at: Date | null;
  };
}

export interface SenderOf {
  params: {
    message: number | bigint;
  };
  row: {
    sender_id: number;
  };
}

export interface RemovedRows {
  params: {
    member: number | bigint;
    most: number | bigint;
  };
  row: {
    message_id: number;
    body: string;
    gift: string | null;
    picture: string | null;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    ground: 'law' | 'terms';
    removed_at: Date;
  };
}

export interface ForgetRemovedBefore {
  params: {
    before: Date;
  };
  row: never;
}

export interface FraudBan {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface NextPartners {
  params: {
    account: number | bigint;
    after: number | bigint;
    most: number | bigint;
  };
  row: {
    conversation_id: number;
    member_id: number;
    site_id: number;
  };
}

export interface ReturnSpent {
  params: {
    member: number | bigint;
    other: number | bigint;
    conversation: number | bigint;
    now: Date;
  };
  row: {
    credits: number | null;
    told: boolean | null;
  };
}

export interface FraudReader {
  params: {
    other: number | bigint;
    member: number | bigint;
  };
  row: {
    email: string | null;
    language: string;
    name: string;
  };
}

export interface FoundRows {
  params: {
    viewer: number | bigint;
    pattern: string | null;
    history: number | bigint;
    unread: boolean;
    at: number | bigint;
    under: number | bigint;
    most: number | bigint;
  };
  row: {
    conversation_id: number;
    last_message_id: number;
    last_sender_id: number;
    last_text: string;
    last_carries: 'photo' | 'gift' | 'removed' | null;
    last_at: Date;
    last_state: 'waiting' | 'returned' | null;
    unread: number;
    hidden_words: string[] | null;
    last_body: string | null;
    deleted: boolean;
    at: number | null;
    to_give: number | null;
    found_id: number | null;
    found_sender: number | null;
    found_body: string | null;
    found_at: Date | null;
    id: number;
    visibility: string;
    listed: boolean;
    name: string;
    dob: string;
    gender: 'male' | 'female';
    country: string;
    region: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    fictional: boolean;
    created_at: Date;
    liked: boolean;
    viewer_latitude: number | null;
    viewer_longitude: number | null;
    last_active: Date;
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
  };
}

export interface TakeBackMessage {
  params: {
    sender: number | bigint;
    message: number | bigint;
    within: number;
  };
  row: {
    verdict: string | null;
    conversation_id: number | null;
    recipient_id: number | null;
    refund: number | null;
    balance: number | null;
  };
}

export interface OwnMessage {
  params: {
    message: number | bigint;
    sender: number | bigint;
  };
  row: {
    cost: number;
    given: boolean;
  };
}

export interface NoteSignal {
  params: {
    message: number | bigint;
    conversation: number | bigint;
    sender: number | bigint;
    kinds: string[];
    hash: Buffer;
  };
  row: never;
}

export interface SetFineUpTo {
  params: {
    message: number | bigint;
    member: number | bigint;
    conversation: number | bigint;
  };
  row: {
    fine_up_to: number;
  };
}

export interface OpenSignalRows {
  params: {
    since: Date;
    host: string | null;
    most: number | bigint;
  };
  row: {
    sender_id: number;
    text_hash: Buffer;
    signal: number;
    messages: number;
    receivers: number;
    first_at: Date;
    last_at: Date;
    kinds: string | null;
    host: string;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    others: number;
  };
}

export interface SignalRow {
  params: {
    signal: number | bigint;
  };
  row: {
    message_id: number;
    sender_id: number;
    kinds: string[];
    text_hash: Buffer;
    created_at: Date;
    done_at: Date | null;
    host: string;
    body: string | null;
    picture: string | null;
    lookalikes: unknown;
  };
}

export interface CloseSignals {
  params: {
    now: Date;
    sender: number | bigint;
    hash: Buffer;
  };
  row: {
    message_id: number;
  };
}

export interface NextSignals {
  params: {
    before: Date;
    after: number | bigint;
    most: number | bigint;
  };
  row: {
    last: number | null;
  };
}

export interface ForgetSignalsUpTo {
  params: {
    after: number | bigint;
    last: number | bigint;
    before: Date;
    readBefore: Date;
  };
  row: never;
}
