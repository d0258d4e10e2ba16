// Written by `npm run rows` from the statements beside it and the migrations.

export interface BanKey {
  params: Record<never, never>;
  row: {
    secret: Buffer;
    sealed: string | null;
  };
}

export interface KeepSealed {
  params: {
    sealed: string;
    before: string | null;
  };
  row: never;
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
    first: Buffer;
    now: Date;
  };
  row: {
    until: Date;
  };
}

export interface UnkeyedHashes {
  params: {
    most: number;
  };
  row: {
    address_hash: Buffer;
  };
}

export interface KeepKeyed {
  params: {
    hash: Buffer;
    before: Buffer;
  };
  row: never;
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
