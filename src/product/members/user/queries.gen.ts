// Written by `npm run rows` from the statements beside it and the migrations.

export interface OwnState {
  params: {
    member: number;
  };
  row: {
    conversations_started: number;
    invisible: boolean | null;
    held: boolean;
  };
}
