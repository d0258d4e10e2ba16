// Written by `npm run rows` from the statements beside it and the migrations.

export interface BanKey {
  params: Record<never, never>;
  row: {
    secret: Buffer;
  };
}

export interface BannedAddress {
  params: {
    account: number;
  };
  row: {
    ban_id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    created_at: Date;
    email: string | null;
    pool: number;
  };
}

export interface InsertTrace {
  params: {
    ban: number;
    hash: Buffer;
    until: Date;
  };
  row: never;
}

export interface DeleteTrace {
  params: {
    ban: number;
  };
  row: never;
}

export interface TraceOf {
  params: {
    hash: Buffer;
    now: Date;
  };
  row: {
    until: Date;
  };
}

export interface Untraced {
  params: {
    most: number;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteOldTraces {
  params: {
    now: Date;
  };
  row: never;
}
