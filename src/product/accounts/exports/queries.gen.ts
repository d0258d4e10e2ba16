// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockMember {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface ExportOf {
  params: {
    account: number;
  };
  row: {
    id: string;
    status: 'waiting' | 'ready' | 'failed';
    attempts: number;
    parts: number;
    bytes: number;
    created_at: Date;
    expires_at: Date | null;
  };
}

export interface InsertExport {
  params: {
    account: number;
    now: Date;
  };
  row: {
    id: string;
  };
}

export interface DeleteExport {
  params: {
    account: number;
  };
  row: {
    id: string;
    attempts: number;
  };
}

export interface BeginAttempt {
  params: {
    id: string;
  };
  row: {
    attempt: number;
    account_id: number;
    created_at: Date;
    site_id: number;
    language: string;
  };
}

export interface FinishExport {
  params: {
    parts: number;
    bytes: number;
    expires: Date;
    id: string;
    attempt: number;
  };
  row: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    email: string | null;
    language: string;
    name: string;
  };
}

export interface SetTicket {
  params: {
    hash: Buffer;
    until: Date;
    account: number;
    now: Date;
  };
  row: {
    id: string;
  };
}

export interface SpendTicket {
  params: {
    account: number;
    hash: Buffer;
    now: Date;
  };
  row: {
    id: string;
    attempt: number;
    parts: number;
    bytes: number;
    created_at: Date;
  };
}

export interface ExportsOver {
  params: {
    now: Date;
    most: number;
  };
  row: {
    id: string;
    attempts: number;
  };
}

export interface DropExport {
  params: {
    id: string;
  };
  row: never;
}

export interface ExportsGivenUp {
  params: {
    before: Date;
  };
  row: {
    id: string;
    attempts: number;
  };
}
