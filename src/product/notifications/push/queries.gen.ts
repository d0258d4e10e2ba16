// Written by `npm run rows` from the statements beside it and the migrations.

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
