// Written by `npm run rows` from the statements beside it and the migrations.

export interface UpdateInvisible {
  params: {
    invisible: boolean;
    member: number;
  };
  row: {
    id: number;
  };
}
