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

export interface TakeIntent {
  params: {
    now: Date;
    account: number;
  };
  row: {
    recipient_id: number;
    message: string | null;
    like_recipient: boolean;
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

export interface Savepoint {
  params: Record<never, never>;
  row: never;
}

export interface ReleaseSavepoint {
  params: Record<never, never>;
  row: never;
}

export interface RollbackToSavepoint {
  params: Record<never, never>;
  row: never;
}
