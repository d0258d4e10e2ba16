// Written by `npm run rows` from the statements beside it and the migrations.

export interface Acknowledged {
  params: {
    profile: number;
    member: number;
    now: Date;
  };
  row: {
    id: number;
  };
}
