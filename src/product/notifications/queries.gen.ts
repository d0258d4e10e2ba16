// Written by `npm run rows` from the statements and the migrations.

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
    away: Date;
    pause: Date;
    most: number;
  };
  row: {
    account_id: number;
    site_id: number;
    since: Date;
  };
}

export interface TakePending {
  params: {
    account: number;
    before: Date;
  };
  row: {
    about: 'chat' | 'like';
    subject: number;
    since: Date;
  };
}

export interface Reader {
  params: {
    account: number;
  };
  row: {
    email: string | null;
    language: string;
    mail: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[] | null;
  };
}

export interface UnreadIn {
  params: {
    account: number;
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
    account: number;
    after: Date;
    most: number;
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
    account: number;
    abouts: string[];
    subjects: number[];
  };
  row: never;
}

export interface ForgetPending {
  params: {
    account: number;
    before: Date;
  };
  row: never;
}

export interface PreferencesOf {
  params: {
    account: number;
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
    account: number;
  };
  row: {
    id: number;
  };
}

export interface KeepPreferences {
  params: {
    account: number;
    mail: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[];
    push: ('new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders' | 'promotions' | 'weekly_updates' | 'news' | 'reminders')[];
    quietFrom: number | null;
    quietUntil: number | null;
    pushText: boolean;
    now: Date;
  };
  row: never;
}

export interface InsertSubscription {
  params: {
    endpoint: string;
    p256dh: string;
    auth: string;
    zone: string;
    now: Date;
    session: Buffer;
    account: number;
  };
  row: {
    id: number;
  };
}

export interface DeleteOldest {
  params: {
    account: number;
    most: number;
  };
  row: never;
}

export interface OfSession {
  params: {
    account: number;
    session: Buffer;
  };
  row: {
    id: number;
  };
}

export interface DeleteOfSession {
  params: {
    account: number;
    session: Buffer;
  };
  row: never;
}

export interface DeleteSubscription {
  params: {
    id: number;
    endpoint: string;
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
    subscription: number;
    to: number;
    now: Date;
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
  };
}

export interface Sender {
  params: {
    from: number;
    to: number;
  };
  row: {
    name: string;
    fictional: boolean;
    visibility: string | null;
  };
}

export interface UnreadMessage {
  params: {
    to: number;
    message: number;
    from: number;
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
    to: number;
    message: number;
  };
  row: {
    given: string | null;
  };
}

export interface UnseenLike {
  params: {
    to: number;
    from: number;
  };
  row: {
    match: boolean;
  };
}

export interface PushedSearch {
  params: {
    to: number;
  };
  row: {
    id: number;
  };
}

export interface GameLikes {
  params: {
    to: number;
    now: Date;
  };
  row: {
    given: number;
  };
}

export interface BadgeRow {
  params: {
    viewer: number;
    most: number;
    pool: number;
  };
  row: {
    unread: number;
    likes: number;
  };
}

export interface DeleteSubscriptions {
  params: {
    account: number;
  };
  row: never;
}

export interface DeletePreferences {
  params: {
    account: number;
  };
  row: never;
}

export interface DeletePendingMails {
  params: {
    account: number;
  };
  row: never;
}

export interface NotificationData {
  params: {
    account: number;
  };
  row: {
    push_subscriptions: unknown;
    notification_preferences: unknown;
    pending_mails: unknown;
  };
}
