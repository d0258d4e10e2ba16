// Written by `npm run rows` from the statements beside it and the migrations.

export interface TakeMessage {
  params: {
    message: number;
    reason: string;
    ground: string;
    now: Date;
  };
  row: {
    verdict: string | null;
    conversation_id: number | null;
    sender_id: number | null;
    recipient_id: number | null;
    created_at: Date | null;
  };
}

export interface BringBack {
  params: {
    message: number;
  };
  row: {
    verdict: string | null;
    conversation_id: number | null;
    sender_id: number | null;
    recipient_id: number | null;
    created_at: Date | null;
  };
}

export interface SenderOf {
  params: {
    message: number;
  };
  row: {
    sender_id: number;
  };
}

export interface RemovedRows {
  params: {
    member: number;
    most: number;
  };
  row: {
    message_id: number;
    body: string;
    gift: string | null;
    picture: string | null;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    ground: 'law' | 'terms';
    removed_at: Date;
  };
}

export interface ForgetRemovedBefore {
  params: {
    before: Date;
  };
  row: never;
}
