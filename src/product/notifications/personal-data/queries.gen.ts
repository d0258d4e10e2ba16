// Written by `npm run rows` from the statements beside it and the migrations.

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
