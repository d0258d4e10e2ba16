// Written by `npm run rows` from the statements beside it and the migrations.

export interface BlankNotes {
  params: {
    account: number;
  };
  row: never;
}
