// Written by `npm run rows` from the statements and the migrations.

export interface Newest {
  params: Record<never, never>;
  row: {
    id: number;
    recipient: string;
    subject: string;
    created_at: Date;
    files: unknown;
  };
}

export interface MailById {
  params: {
    id: number;
  };
  row: {
    html: string;
    files: unknown;
  };
}

export interface FileOfMail {
  params: {
    position: number;
    id: number;
  };
  row: {
    file: unknown;
  };
}
