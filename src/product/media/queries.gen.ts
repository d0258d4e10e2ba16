// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockPicture {
  params: {
    hash: string;
  };
  row: never;
}
