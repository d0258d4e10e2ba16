// Written by `npm run rows` from the statements beside it and the migrations.

export interface ComplaintByKey {
  params: {
    key: string;
  };
  row: {
    reference: string;
    reason: 'minors' | 'intimate' | 'threat' | 'hate' | 'fraud' | 'impersonation' | 'privacy' | 'rights' | 'illegal' | 'terms' | 'decision' | 'service';
    about: string;
    text: string;
    email: string;
  };
}

export interface InsertComplaint {
  params: {
    site: number;
    reference: string;
    key: string;
    account: number | null;
    name: string;
    email: string;
    locale: string;
    reason: 'minors' | 'intimate' | 'threat' | 'hate' | 'fraud' | 'impersonation' | 'privacy' | 'rights' | 'illegal' | 'terms' | 'decision' | 'service';
    content: 'profile' | 'photo' | 'text' | 'message' | 'other' | null;
    about: string;
    text: string;
    member: number | null;
    report: number | null;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface NoteReport {
  params: {
    report: number;
    complaint: number;
  };
  row: never;
}

export interface MemberMeant {
  params: {
    pool: number;
    member: number | null;
    photo: number | null;
    name: string | null;
  };
  row: {
    id: number;
  };
}

export interface ComplaintsByAddress {
  params: {
    site: number;
    email: string;
    since: Date;
  };
  row: {
    count: number;
  };
}

export interface ComplaintRow {
  params: {
    reference: string;
    site: number;
  };
  row: {
    id: number;
    reference: string;
    reason: 'minors' | 'intimate' | 'threat' | 'hate' | 'fraud' | 'impersonation' | 'privacy' | 'rights' | 'illegal' | 'terms' | 'decision' | 'service';
    ground: 'law' | 'terms' | 'service' | 'no_breach' | 'not_found' | 'unclear' | 'gone' | 'stands' | null;
    words: string;
    created_at: Date;
    decided_at: Date | null;
    pictures: number;
    appeal_status: 'open' | 'kept' | 'changed' | null;
    appeal_ground: 'law' | 'terms' | 'service' | 'no_breach' | 'not_found' | 'unclear' | 'gone' | 'stands' | null;
    appeal_words: string | null;
    appealed_at: Date | null;
    appeal_decided_at: Date | null;
  };
}

export interface ComplaintReader {
  params: {
    complaint: number;
  };
  row: {
    reference: string;
    email: string | null;
    locale: string;
  };
}

export interface ComplaintsOver {
  params: {
    before: Date;
    most: number;
  };
  row: {
    id: number;
  };
}

export interface PicturesOf {
  params: {
    complaints: number[];
  };
  row: {
    file_hash: string;
  };
}

export interface DeleteComplaints {
  params: {
    complaints: number[];
  };
  row: never;
}
