// Written by `npm run rows` from the statements beside it and the migrations.

export interface KeptKeys {
  params: Record<never, never>;
  row: {
    public_key: string;
    private_key: string;
  };
}

export interface KeepKeys {
  params: {
    publicKey: string;
    privateKey: string;
  };
  row: never;
}
