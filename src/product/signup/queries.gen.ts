// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertIntent {
  params: {
    account: number;
    recipient: number;
    message: string | null;
    like: boolean;
    now: Date;
  };
  row: never;
}
