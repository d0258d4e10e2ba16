// Written by `npm run rows` from the statements beside it and the migrations.

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
