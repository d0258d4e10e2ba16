// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockLogin {
  params: {
    hash: string;
  };
  row: never;
}

export interface LockAddress {
  params: {
    address: string;
  };
  row: never;
}

export interface FailuresOfLogin {
  params: {
    hash: Buffer;
    windowSeconds: number;
  };
  row: {
    latest: Date | null;
    count: number;
  };
}

export interface FailuresOfAddress {
  params: {
    address: string;
    windowSeconds: number;
  };
  row: {
    latest: Date | null;
    count: number;
  };
}

export interface FailuresOfOwner {
  params: {
    owner: Buffer;
    windowSeconds: number;
  };
  row: {
    latest: Date | null;
    count: number;
  };
}

export interface InsertFailure {
  params: {
    hash: Buffer;
    owner: Buffer | null;
    address: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteFailure {
  params: {
    id: number;
  };
  row: never;
}

export interface DeleteFailures {
  params: {
    hash: Buffer;
    owner: Buffer | null;
  };
  row: never;
}
