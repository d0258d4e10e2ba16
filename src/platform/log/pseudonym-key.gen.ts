// Written by `npm run rows` from the statements and the migrations.

export interface KeptKey {
  params: {
    period: number;
  };
  row: {
    sealed: string;
  };
}

export interface KeepKey {
  params: {
    period: number;
    sealed: string;
  };
  row: never;
}

export interface DeleteOldKeys {
  params: {
    period: number;
  };
  row: never;
}
