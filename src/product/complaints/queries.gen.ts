// Written by `npm run rows` from the statements and the migrations.

export interface OpenRows {
  params: {
    host: string | null;
    most: number | bigint;
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
    id: number | bigint | null;
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
    complaint: number | bigint;
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
    complaint: number | bigint;
  };
  row: never;
}

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
    account: number | bigint | null;
    name: string;
    email: string;
    locale: string;
    reason: 'minors' | 'intimate' | 'threat' | 'hate' | 'fraud' | 'impersonation' | 'privacy' | 'rights' | 'illegal' | 'terms' | 'decision' | 'service';
    content: 'profile' | 'photo' | 'text' | 'message' | 'other' | null;
    about: string;
    text: string;
    member: number | bigint | null;
    report: number | bigint | null;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface NoteReport {
  params: {
    report: number | bigint;
    complaint: number | bigint;
  };
  row: never;
}

export interface MemberMeant {
  params: {
    pool: number;
    member: number | bigint | null;
    photo: number | bigint | null;
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
    complaint: number | bigint;
  };
  row: {
    reference: string;
    email: string | null;
    locale: string;
  };
}

export interface LockFiled {
  params: {
    reference: string;
    site: number;
  };
  row: {
    id: number;
    decided_at: Date | null;
  };
}

export interface ComplaintState {
  params: {
    reference: string;
    site: number;
  };
  row: {
    decided_at: Date | null;
  };
}

export interface PictureHashes {
  params: {
    complaint: number | bigint;
  };
  row: {
    file_hash: string;
  };
}

export interface InsertPicture {
  params: {
    complaint: number | bigint;
    hash: string;
    now: Date;
  };
  row: never;
}

export interface AppealOf {
  params: {
    complaint: number | bigint;
  };
  row: {
    text: string;
    status: 'open' | 'kept' | 'changed';
  };
}

export interface InsertAppeal {
  params: {
    complaint: number | bigint;
    text: string;
    now: Date;
  };
  row: never;
}

export interface OpenAppealRows {
  params: {
    most: number | bigint;
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
    complaint: number | bigint;
  };
  row: never;
}

export interface ComplaintsOver {
  params: {
    before: Date;
    most: number | bigint;
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

export interface ComplaintsOf {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    own: boolean | null;
    decided_at: Date | null;
  };
}

export interface BlankOwn {
  params: {
    complaints: number[];
  };
  row: never;
}

export interface BlankAbout {
  params: {
    complaints: number[];
  };
  row: never;
}

export interface DeletePictures {
  params: {
    complaints: number[];
  };
  row: {
    file_hash: string;
  };
}

export interface CloseGone {
  params: {
    now: Date;
    complaints: number[];
  };
  row: {
    id: number;
    site_id: number;
  };
}

export interface BlankAppeals {
  params: {
    complaints: number[];
  };
  row: never;
}

export interface CloseGoneAppeals {
  params: {
    now: Date;
    complaints: number[];
  };
  row: {
    id: number;
    site_id: number;
  };
}

export interface ComplaintData {
  params: {
    account: number | bigint;
  };
  row: {
    complaints: unknown;
    complaint_appeals: unknown;
    complaint_pictures: unknown;
  };
}

export interface ComplaintPictureFiles {
  params: {
    account: number | bigint;
  };
  row: {
    file_hash: string;
  };
}
