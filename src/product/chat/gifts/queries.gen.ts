// Written by `npm run rows` from the statements beside it and the migrations.

export interface SentUnder {
  params: {
    sender: number;
    key: string;
  };
  row: {
    sent: boolean;
  };
}
