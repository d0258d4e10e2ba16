// Written by `npm run rows` from the statements beside it and the migrations.

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
