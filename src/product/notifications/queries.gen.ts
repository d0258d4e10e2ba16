// Written by `npm run rows` from the statements and the migrations.

export interface UsableCode {
  params: {
    site: number;
    code: string;
    from: Date;
  };
  row: {
    id: number;
  };
}

export interface InsertAnnouncement {
  params: {
    site: number;
    kind: 'promotions' | 'news';
    texts: string;
    path: string;
    discount: number | bigint | null;
    from: Date;
    until: Date;
    staff: string;
    now: Date;
    key: string | null;
  };
  row: {
    id: number;
  };
}

export interface AnnouncementOfKey {
  params: {
    site: number;
    key: string;
  };
  row: {
    id: number;
  };
}

export interface AddTold {
  params: {
    count: number;
    id: number | bigint;
  };
  row: never;
}

export interface AnnouncementsOf {
  params: {
    site: number;
    most: number | bigint;
  };
  row: {
    id: number;
    kind: 'promotions' | 'news';
    texts: unknown;
    starts_at: Date;
    ends_at: Date;
    spread_at: Date | null;
    ended_at: Date | null;
    staff_name: string;
    told: number;
  };
}

export interface EndOne {
  params: {
    now: Date;
    id: number | bigint;
    site: number;
  };
  row: {
    id: number;
  };
}

export interface ReadersOf {
  params: {
    kind: string;
    site: number;
  };
  row: {
    language: string;
    mail: number;
    push: number;
  };
}

export interface OpenAnnouncements {
  params: {
    now: Date;
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
  };
}

export interface TakeAnnouncement {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    kind: 'promotions' | 'news';
    told_up_to: number;
    site_id: number;
  };
}

export interface SpreadTo {
  params: {
    after: number | bigint;
    site: number;
    most: number | bigint;
    kind: string;
    id: number | bigint;
    now: Date;
  };
  row: {
    last: number | null;
    looked_at: number;
  };
}

export interface NoteSpread {
  params: {
    last: number | bigint;
    spread: Date | null;
    id: number | bigint;
  };
  row: never;
}

export interface CurrentAnnouncement {
  params: {
    id: number | bigint;
    now: Date;
  };
  row: {
    texts: unknown;
    path: string;
    code: string | null;
    percentage: number | null;
    expires_at: Date | null;
  };
}

export interface GiveConsent {
  params: {
    account: number | bigint;
    locale: string;
    words: string;
    now: Date;
  };
  row: never;
}

export interface WithdrawConsent {
  params: {
    now: Date;
    account: number | bigint;
  };
  row: never;
}

export interface WaitForMail {
  params: {
    now: Date;
    accounts: number[];
    abouts: string[];
    subjects: number[];
    day: Date;
  };
  row: never;
}

export interface DueAccounts {
  params: {
    before: Date;
    now: Date;
    away: Date;
    pause: Date;
    most: number | bigint;
  };
  row: {
    account_id: number;
    site_id: number;
    since: Date;
  };
}

export interface PostponePending {
  params: {
    due: Date;
    account: number | bigint;
  };
  row: never;
}

export interface TakePending {
  params: {
    account: number | bigint;
    before: Date;
    most: number | bigint;
  };
  row: {
    about: 'chat' | 'like';
    subject: number;
    since: Date;
  };
}

export interface UnreadIn {
  params: {
    account: number | bigint;
    conversations: number[];
  };
  row: {
    conversation_id: number;
    unread: number;
    name: string;
    fictional: boolean;
    last_at: Date;
    first: boolean;
  };
}

export interface UnseenLikes {
  params: {
    account: number | bigint;
    after: Date;
    most: number | bigint;
  };
  row: {
    liker_id: number;
    name: string;
    fictional: boolean;
    match: boolean;
  };
}

export interface WasMailed {
  params: {
    now: Date;
    skipped: boolean;
    remind: Date;
    account: number | bigint;
    before: Date;
  };
  row: never;
}

export interface InsertNotices {
  params: {
    account: number | bigint;
    kind: string;
    event: string;
    subjects: number[];
    due: Date;
    now: Date;
    channels: string[];
  };
  row: {
    id: number;
  };
}

export interface UnreadAccounts {
  params: {
    now: Date;
    away: Date;
    most: number | bigint;
  };
  row: {
    account_id: number;
    since: Date | null;
  };
}

export interface TakeUnread {
  params: {
    account: number | bigint;
    now: Date;
    most: number | bigint;
  };
  row: {
    subject: number;
  };
}

export interface NoteReminded {
  params: {
    again: Date | null;
    account: number | bigint;
    subjects: number[];
  };
  row: never;
}

export interface HalfFinished {
  params: {
    after: Date;
    until: Date;
    most: number | bigint;
  };
  row: {
    account_id: number;
  };
}

export interface ProfileGaps {
  params: {
    account: number | bigint;
  };
  row: {
    about: boolean;
    photo: boolean;
  };
}

export interface RefusedPhotos {
  params: {
    account: number | bigint;
  };
  row: {
    count: number;
  };
}

export interface WeeklyAccounts {
  params: {
    now: Date;
    most: number | bigint;
  };
  row: {
    account_id: number;
    weekly_at: Date | null;
  };
}

export interface MoveWeekly {
  params: {
    next: Date;
    account: number | bigint;
    before: Date;
  };
  row: {
    account_id: number;
  };
}

export interface Recipient {
  params: {
    account: number | bigint;
  };
  row: {
    email: string | null;
    language: string;
    site_id: number;
    signup_date: Date;
    country: string;
    mail: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[] | null;
    push: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[] | null;
    quiet_from: number | null;
    quiet_until: number | null;
    chosen: boolean;
    time_zone: string | null;
  };
}

export interface DueNotices {
  params: {
    now: Date;
    most: number | bigint;
  };
  row: {
    account_id: number;
    site_id: number;
    since: Date;
  };
}

export interface TakeNotices {
  params: {
    account: number | bigint;
    now: Date;
  };
  row: {
    id: number;
    kind: 'unread_message_reminders' | 'reminders' | 'weekly_updates' | 'promotions' | 'news';
    event: string;
    channel: 'mail' | 'push';
    subjects: string[];
    created_at: Date;
  };
}

export interface PostponeNotices {
  params: {
    due: Date;
    ids: number[];
  };
  row: never;
}

export interface SettleNotice {
  params: {
    outcome: 'sent' | 'nothing' | 'switched_off' | 'stopped' | 'expired';
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface LastTold {
  params: {
    account: number | bigint;
    kind: 'unread_message_reminders' | 'reminders' | 'weekly_updates' | 'promotions' | 'news';
    channel: 'mail' | 'push';
  };
  row: {
    told_at: Date | null;
  };
}

export interface ToldNotice {
  params: {
    id: number | bigint;
    to: number | bigint;
  };
  row: {
    kind: 'unread_message_reminders' | 'reminders' | 'weekly_updates' | 'promotions' | 'news';
    event: string;
    subjects: string[];
  };
}

export interface ForgetNotices {
  params: {
    before: Date;
  };
  row: never;
}

export interface SettleWaitingNotices {
  params: {
    now: Date;
  };
  row: never;
}

export interface SettlePending {
  params: {
    now: Date;
  };
  row: never;
}

export interface PutOffWeekly {
  params: {
    now: Date;
  };
  row: never;
}

export interface PreferencesOf {
  params: {
    account: number | bigint;
  };
  row: {
    email: string | null;
    notifications_disabled: string[];
    chosen: boolean;
    mail: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[] | null;
    push: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[] | null;
    quiet_from: number | null;
    quiet_until: number | null;
    push_text: boolean;
  };
}

export interface LockAccount {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface KeepPreferences {
  params: {
    account: number | bigint;
    mail: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[];
    push: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[];
    quietFrom: number | null;
    quietUntil: number | null;
    pushText: boolean;
    now: Date;
    weekly: Date | null;
  };
  row: never;
}

export interface WantedBy {
  params: {
    site: number;
    email: string;
  };
  row: {
    mail: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[] | null;
  };
}

export interface InsertSubscription {
  params: {
    endpoint: string;
    p256dh: string;
    auth: string;
    zone: string;
    now: Date;
    session: Buffer;
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DeleteOldest {
  params: {
    account: number | bigint;
    most: number | bigint;
  };
  row: never;
}

export interface OfSession {
  params: {
    account: number | bigint;
    session: Buffer;
  };
  row: {
    id: number;
  };
}

export interface DeleteOfSession {
  params: {
    account: number | bigint;
    session: Buffer;
  };
  row: never;
}

export interface DeleteSubscription {
  params: {
    id: number | bigint;
    endpoint: string;
  };
  row: never;
}

export interface NoteAccepted {
  params: {
    id: number | bigint;
  };
  row: never;
}

export interface NoteFailure {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: {
    failures: number;
    failed_since: Date | null;
  };
}

export interface PauseService {
  params: {
    now: Date;
    host: string;
    until: Date;
    pauses: number;
  };
  row: never;
}

export interface ClaimConversation {
  params: {
    subscription: number | bigint;
    conversation: number | bigint;
    message: number | bigint;
    to: number | bigint;
  };
  row: {
    message_id: number;
  };
}

export interface ReleaseConversation {
  params: {
    subscription: number | bigint;
    message: number | bigint;
  };
  row: never;
}

export interface SubscriptionsOf {
  params: {
    accounts: number[];
    now: Date;
  };
  row: {
    id: number;
    account_id: number;
  };
}

export interface Target {
  params: {
    now: Date;
    subscription: number | bigint;
    to: number | bigint;
  };
  row: {
    id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    time_zone: string;
    site_id: number;
    language: string;
    push: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[] | null;
    quiet_from: number | null;
    quiet_until: number | null;
    chosen: boolean;
    push_text: boolean;
    failures: number;
    host: string | null;
    paused_until: Date | null;
    pauses: number | null;
    unread: number;
    likes: number;
    own_push: unknown;
    own_notice: unknown;
  };
}

export interface Sender {
  params: {
    from: number | bigint;
    to: number | bigint;
  };
  row: {
    name: string;
    fictional: boolean;
    visibility: string | null;
  };
}

export interface UnreadMessage {
  params: {
    to: number | bigint;
    message: number | bigint;
    from: number | bigint;
  };
  row: {
    body: string;
    conversation_id: number;
    unread: number;
    hidden_words: string[] | null;
    first: boolean;
  };
}

export interface GiveMessage {
  params: {
    to: number | bigint;
    message: number | bigint;
  };
  row: {
    given: string | null;
  };
}

export interface UnseenLike {
  params: {
    to: number | bigint;
    from: number | bigint;
  };
  row: {
    match: boolean;
  };
}

export interface PushedSearch {
  params: {
    to: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface GameLikes {
  params: {
    to: number | bigint;
    now: Date;
  };
  row: {
    given: number;
  };
}

export interface BadgeRow {
  params: {
    viewer: number | bigint;
  };
  row: {
    unread: number;
    likes: number;
  };
}

export interface KeepDismissed {
  params: {
    account: number | bigint;
    now: Date;
    alerts: string[];
  };
  row: never;
}

export interface ForgetDismissed {
  params: {
    account: number | bigint;
    alert: string;
  };
  row: never;
}

export interface DeleteSubscriptions {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeletePreferences {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeletePendingMails {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteDismissed {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteNotices {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteConsents {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface NotificationData {
  params: {
    account: number | bigint;
  };
  row: {
    push_subscriptions: unknown;
    notification_preferences: unknown;
    dismissed_alerts: unknown;
    notices: unknown;
    promotion_consents: unknown;
    pending_mails: unknown;
  };
}
