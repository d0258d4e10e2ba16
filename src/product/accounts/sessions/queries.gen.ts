// Written by `npm run rows` from the statements beside it and the migrations.

export interface SessionAccount {
  params: {
    hash: Buffer;
    late: Date;
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
    all_sites: boolean;
    pool: number;
    expires_at: Date;
    strong: boolean;
    last_used_at: Date;
    token_hash: Buffer;
  };
}

export interface InsertSession {
  params: {
    hash: Buffer;
    now: Date;
    expires: Date;
    proved: Date | null;
    strong: boolean;
    account: number;
    password: string | null;
  };
  row: {
    id: number;
  };
}

export interface LockForLogin {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface InsertPasskeySession {
  params: {
    hash: Buffer;
    now: Date;
    expires: Date;
    proved: Date | null;
    strong: boolean;
    account: number;
    passkey: number;
  };
  row: {
    id: number;
  };
}

export interface TouchSession {
  params: {
    now: Date;
    idle: Date;
    oldest: number;
    hash: Buffer;
    before: Date;
  };
  row: never;
}

export interface ReplaceToken {
  params: {
    next: Buffer;
    now: Date;
    hash: Buffer;
    account: number;
  };
  row: {
    id: number;
  };
}

export interface DeleteLeastUsed {
  params: {
    account: number;
    most: number;
  };
  row: {
    token_hash: Buffer;
  };
}

export interface DescribeSession {
  params: {
    userAgent: string | null;
    country: string | null;
    hash: Buffer;
  };
  row: never;
}

export interface OwnSession {
  params: {
    hash: Buffer;
    account: number;
  };
  row: {
    id: number;
    strong: boolean;
    proved_at: Date | null;
  };
}

export interface SetProved {
  params: {
    now: Date;
    strong: boolean;
    hash: Buffer;
    account: number;
  };
  row: never;
}

export interface WeakenSessions {
  params: {
    account: number;
  };
  row: never;
}

export interface SessionsOfAccount {
  params: {
    account: number;
    now: Date;
    most: number;
  };
  row: {
    id: number;
    token_hash: Buffer;
    user_agent: string | null;
    country: string | null;
    created_at: Date;
    last_used_at: Date;
  };
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

export interface DeleteOwnSession {
  params: {
    id: number;
    account: number;
  };
  row: {
    token_hash: Buffer;
  };
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
