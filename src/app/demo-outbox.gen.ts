// Written by `npm run rows` from the statements and the migrations.

export interface Newest {
  params: {
    to: string | null;
    words: string | null;
    before: number | bigint | null;
    most: number | bigint;
  };
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
    id: number | bigint;
  };
  row: {
    id: number;
    recipient: string;
    subject: string;
    created_at: Date;
    html: string;
    body: string;
    files: unknown;
  };
}

export interface FileOfMail {
  params: {
    position: number;
    id: number | bigint;
  };
  row: {
    file: unknown;
  };
}
