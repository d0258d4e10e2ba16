// Written by `npm run rows` from the statements beside it and the migrations.

export interface ConversationsStarted {
  params: {
    member: number;
  };
  row: {
    count: number;
  };
}
