// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertChallenge {
  params: {
    hash: Buffer;
    purpose: 'register' | 'sign';
    account: number | null;
    now: Date;
    expires: Date;
  };
  row: never;
}

export interface TakeChallenge {
  params: {
    hash: Buffer;
    purpose: 'register' | 'sign';
    now: Date;
  };
  row: {
    account_id: number | null;
  };
}

export interface PasskeysOf {
  params: {
    account: number;
  };
  row: {
    id: number;
    credential_id: string;
    transports: string[];
    name: string;
    created_at: Date;
    used_at: Date | null;
  };
}

export interface PasskeyByCredential {
  params: {
    credential: string;
    site: number;
  };
  row: {
    id: number;
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
  };
}

export interface CountUse {
  params: {
    counter: number;
    now: Date;
    id: number;
  };
  row: {
    id: number;
  };
}

export interface LockOwner {
  params: {
    account: number;
  };
  row: {
    one: number;
  };
}

export interface InsertPasskey {
  params: {
    account: number;
    credential: string;
    key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface DeletePasskey {
  params: {
    id: number;
    account: number;
  };
  row: {
    id: number;
  };
}

export interface DeletePasskeysOf {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface FactorsOf {
  params: {
    account: number;
  };
  row: {
    passkey: boolean;
    totp: boolean;
  };
}
