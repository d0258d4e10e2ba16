// Written by `npm run rows` from the statements beside it and the migrations.

export interface KnownAccounts {
  params: {
    logins: string[];
    first: number;
    last: number;
  };
  row: {
    email: string | null;
  };
}
