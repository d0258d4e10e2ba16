// Written by `npm run rows` from the statements and the migrations.

export interface KnownAccounts {
  params: {
    logins: string[];
    first: number | bigint;
    last: number | bigint;
  };
  row: {
    email: string | null;
  };
}
