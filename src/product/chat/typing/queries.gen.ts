// Written by `npm run rows` from the statements beside it and the migrations.

export interface OtherSide {
  params: {
    credits: number;
    member: number;
    conversation: number;
  };
  row: {
    other_id: number;
    told: boolean;
  };
}
