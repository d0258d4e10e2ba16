// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockForMail {
  params: {
    account: number;
  };
  row: {
    id: number;
    email: string | null;
    language: string;
    signup_date: Date;
    name: string;
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

export interface IntentOutcome {
  params: {
    key: string;
    account: number;
  };
  row: {
    recipient_id: number;
    liked: boolean;
    message_sent: boolean;
    conversation_id: number | null;
  };
}

export interface ReturnedMessages {
  params: {
    account: number;
  };
  row: {
    count: number;
  };
}
