// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertAttempt {
  params: {
    now: Date;
    attemptHash: Buffer;
    until: Date;
  };
  row: never;
}

export interface OpenAttempt {
  params: {
    attemptHash: Buffer;
    now: Date;
  };
  row: {
    until: Date;
  };
}
