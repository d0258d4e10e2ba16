// Written by `npm run rows` from the statements beside it and the migrations.

export interface Newest {
  params: Record<never, never>;
  row: {
    id: number;
    recipient: string;
    subject: string;
    created_at: Date;
  };
}

export interface MailById {
  params: {
    id: number;
  };
  row: {
    html: string;
  };
}
