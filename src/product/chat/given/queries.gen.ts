// Written by `npm run rows` from the statements beside it and the migrations.

export interface GiveMessages {
  params: {
    member: number;
    messages: number[];
  };
  row: {
    given: string | null;
  };
}

export interface OwnMessage {
  params: {
    message: number;
    sender: number;
  };
  row: {
    cost: number;
    given: boolean;
  };
}
