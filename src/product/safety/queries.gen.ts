// Written by `npm run rows` from the statements and the migrations.

export interface Acquaintance {
  params: {
    other: number;
    member: number;
  };
  row: {
    visibility: string | null;
    known: boolean;
  };
}

export interface InsertBlock {
  params: {
    blocker: number;
    blocked: number;
    now: Date;
  };
  row: {
    blocked_id: number;
  };
}

export interface DeleteBlock {
  params: {
    blocker: number;
    blocked: number;
  };
  row: {
    blocked_id: number;
  };
}

export interface OpenRows {
  params: {
    host: string | null;
    most: number;
  };
  row: {
    id: number;
    reference: string;
    reported_id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    created_at: Date;
    host: string;
    others: number;
  };
}

export interface OpenCount {
  params: Record<never, never>;
  row: {
    count: number;
  };
}

export interface ReportRow {
  params: {
    id: number | null;
    reference: string | null;
  };
  row: {
    id: number;
    reference: string;
    reporter_id: number | null;
    reported_id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    text: string;
    snapshot: unknown;
    status: 'open' | 'dismissed' | 'acted';
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other' | null;
    created_at: Date;
    decided_at: Date | null;
    host: string;
    photos: unknown;
  };
}

export interface ReportToDecide {
  params: {
    report: number;
  };
  row: {
    id: number;
    reported_id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    status: 'open' | 'dismissed' | 'acted';
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other' | null;
    snapshot: unknown;
    of_complaint: boolean;
  };
}

export interface CloseReport {
  params: {
    status: 'open' | 'dismissed' | 'acted';
    decision: 'no_action' | 'warn' | 'remove_photos' | 'remove_messages' | 'remove_text' | 'ban' | 'other';
    now: Date;
    report: number;
  };
  row: never;
}

export interface DeleteBlocksOf {
  params: {
    account: number;
  };
  row: {
    blocker_id: number;
    blocked_id: number;
  };
}

export interface DeleteReportsAbout {
  params: {
    account: number;
  };
  row: never;
}

export interface BlankReportsBy {
  params: {
    account: number;
  };
  row: never;
}

export interface SafetyData {
  params: {
    account: number;
  };
  row: {
    blocks: unknown;
    reports: unknown;
  };
}

export interface ReportByKey {
  params: {
    reporter: number;
    key: string;
  };
  row: {
    reference: string;
    reported_id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
  };
}

export interface InsertReport {
  params: {
    reported: number;
    reporter: number | null;
    messages: number;
    reference: string;
    key: string;
    reason: string;
    text: string;
    ofComplaint: boolean;
    now: Date;
  };
  row: {
    id: number;
    reference: string;
  };
}

export interface EvidenceRows {
  params: {
    reporter: number;
    reported: number;
    most: number;
  };
  row: {
    sender_id: number;
    body: string;
    created_at: Date;
    carries: string | null;
  };
}
