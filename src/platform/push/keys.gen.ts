// Written by `npm run rows` from the statements and the migrations.

export interface KeptKeys {
  params: Record<never, never>;
  row: {
    public_key: string;
    private_key: string;
  };
}

export interface SealKey {
  params: {
    sealed: string;
    before: string;
  };
  row: never;
}

export interface KeepKeys {
  params: {
    publicKey: string;
    privateKey: string;
  };
  row: never;
}
