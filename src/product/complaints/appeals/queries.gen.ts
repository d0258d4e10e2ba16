// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockDecided {
  params: {
    reference: string;
    site: number;
  };
  row: {
    id: number;
    decided_at: Date | null;
  };
}

export interface AppealOf {
  params: {
    complaint: number;
  };
  row: {
    text: string;
    status: 'open' | 'kept' | 'changed';
  };
}

export interface InsertAppeal {
  params: {
    complaint: number;
    text: string;
    now: Date;
  };
  row: never;
}

export interface OpenAppealRows {
  params: {
    most: number;
  };
  row: {
    id: number;
    reference: string;
    reason: 'minors' | 'intimate' | 'threat' | 'hate' | 'fraud' | 'impersonation' | 'privacy' | 'rights' | 'illegal' | 'terms' | 'decision' | 'service';
    member_id: number | null;
    created_at: Date;
    host: string;
  };
}

export interface CloseAppeal {
  params: {
    status: 'open' | 'kept' | 'changed';
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other' | null;
    ground: 'law' | 'terms' | 'service' | 'no_breach' | 'not_found' | 'unclear' | 'gone' | 'stands' | null;
    words: string;
    now: Date;
    complaint: number;
  };
  row: never;
}
