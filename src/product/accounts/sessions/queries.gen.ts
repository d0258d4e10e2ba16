// Written by `npm run rows` from the statements beside it and the migrations.

export interface SessionAccount {
  params: {
    hash: Buffer;
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
    pool: number;
    expires_at: Date;
  };
}

export interface InsertSession {
  params: {
    hash: Buffer;
    account: number;
    expires: Date;
  };
  row: never;
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
    account: number;
  };
  row: never;
}

export interface DeleteOtherSessions {
  params: {
    account: number;
    hash: Buffer;
  };
  row: {
    token_hash: Buffer;
  };
}
