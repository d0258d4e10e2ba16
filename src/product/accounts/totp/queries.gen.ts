// Written by `npm run rows` from the statements beside it and the migrations.

export interface PutSecret {
  params: {
    account: number;
    secret: Buffer;
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface OneOfEachKey {
  params: Record<never, never>;
  row: {
    account_id: number;
    secret: Buffer;
  };
}

export interface SealedOtherwise {
  params: {
    current: Buffer;
    most: number;
  };
  row: {
    account_id: number;
    secret: Buffer;
  };
}

export interface SetSealed {
  params: {
    sealed: Buffer;
    account: number;
    before: Buffer;
  };
  row: never;
}

export interface LockTotp {
  params: {
    account: number;
  };
  row: {
    secret: Buffer;
    last_step: number;
    confirmed_at: Date | null;
  };
}

export interface TakeStep {
  params: {
    step: number;
    now: Date;
    account: number;
  };
  row: never;
}

export interface DeleteTotp {
  params: {
    account: number;
  };
  row: {
    confirmed_at: Date | null;
  };
}

export interface DeleteCodes {
  params: {
    account: number;
  };
  row: never;
}

export interface InsertCodes {
  params: {
    account: number;
    now: Date;
    hashes: string[];
  };
  row: never;
}

export interface SpendCode {
  params: {
    now: Date;
    account: number;
    hash: Buffer;
  };
  row: {
    account_id: number;
  };
}

export interface TotpState {
  params: {
    account: number;
  };
  row: {
    on: boolean;
    codes_left: number;
  };
}
