// Written by `npm run rows` from the statements beside it and the migrations.

export interface OpenRows {
  params: {
    host: string | null;
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

export interface OpenCount {
  params: Record<never, never>;
  row: {
    count: number;
  };
}

export interface ComplaintToRead {
  params: {
    id: number | null;
    reference: string | null;
  };
  row: {
    id: number;
    site_id: number;
    host: string;
    reference: string;
    reason: 'minors' | 'intimate' | 'threat' | 'hate' | 'fraud' | 'impersonation' | 'privacy' | 'rights' | 'illegal' | 'terms' | 'decision' | 'service';
    content: 'profile' | 'photo' | 'text' | 'message' | 'other' | null;
    about: string;
    text: string;
    name: string;
    email: string;
    locale: string;
    account_id: number | null;
    member_id: number | null;
    report_id: number | null;
    member_name: string | null;
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other' | null;
    ground: 'law' | 'terms' | 'service' | 'no_breach' | 'not_found' | 'unclear' | 'gone' | 'stands' | null;
    words: string;
    created_at: Date;
    decided_at: Date | null;
    pictures: unknown;
    appeal_status: 'open' | 'kept' | 'changed' | null;
    appeal_text: string | null;
    appeal_words: string | null;
    appealed_at: Date | null;
  };
}

export interface LockComplaint {
  params: {
    complaint: number;
  };
  row: {
    id: number;
    site_id: number;
    member_id: number | null;
    report_id: number | null;
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other' | null;
    ground: 'law' | 'terms' | 'service' | 'no_breach' | 'not_found' | 'unclear' | 'gone' | 'stands' | null;
  };
}

export interface CloseComplaint {
  params: {
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other';
    ground: 'law' | 'terms' | 'service' | 'no_breach' | 'not_found' | 'unclear' | 'gone' | 'stands';
    words: string;
    now: Date;
    complaint: number;
  };
  row: never;
}
