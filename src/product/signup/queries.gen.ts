// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertIntent {
  params: {
    account: number;
    recipient: number;
    now: Date;
  };
  row: never;
}
