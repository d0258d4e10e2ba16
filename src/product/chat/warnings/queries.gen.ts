// Written by `npm run rows` from the statements beside it and the migrations.

export interface NoteSignal {
  params: {
    message: number;
    conversation: number;
    sender: number;
    kinds: string[];
    hash: Buffer;
  };
  row: never;
}

export interface SetFineUpTo {
  params: {
    message: number;
    member: number;
    conversation: number;
  };
  row: {
    fine_up_to: number;
  };
}

export interface OpenSignalRows {
  params: {
    since: Date;
    host: string | null;
    most: number;
  };
  row: {
    sender_id: number;
    text_hash: Buffer;
    signal: number;
    messages: number;
    receivers: number;
    first_at: Date;
    last_at: Date;
    kinds: string | null;
    host: string;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    others: number;
  };
}

export interface SignalRow {
  params: {
    signal: number;
  };
  row: {
    message_id: number;
    sender_id: number;
    kinds: string[];
    text_hash: Buffer;
    created_at: Date;
    done_at: Date | null;
    host: string;
    body: string | null;
    picture: string | null;
    lookalikes: unknown;
  };
}

export interface CloseSignals {
  params: {
    now: Date;
    sender: number;
    hash: Buffer;
  };
  row: {
    message_id: number;
  };
}
