// Written by `npm run rows` from the statements beside it and the migrations.

export interface GiveAutoLike {
  params: {
    member: number;
    now: Date;
    since: Date;
    day: Date;
    again: Date;
  };
  row: {
    liker_id: number | null;
  };
}
