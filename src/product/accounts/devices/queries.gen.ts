// Written by `npm run rows` from the statements beside it and the migrations.

export interface TakeTry {
  params: {
    hash: Buffer;
    account: number;
    most: number;
    since: Date;
  };
  row: {
    account_id: number;
  };
}

export interface ReturnTry {
  params: {
    hash: Buffer;
  };
  row: never;
}

export interface RenewDevice {
  params: {
    now: Date;
    hash: Buffer;
    account: number;
  };
  row: {
    account_id: number;
  };
}

export interface InsertDevice {
  params: {
    hash: Buffer;
    account: number;
    now: Date;
  };
  row: never;
}

export interface DeleteOldestDevices {
  params: {
    account: number;
    most: number;
  };
  row: never;
}

export interface DeleteDevicesOf {
  params: {
    account: number;
  };
  row: never;
}
