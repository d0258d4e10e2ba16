// Written by `npm run rows` from the statements and the migrations.

export interface OpenRows {
  params: {
    host: string | null;
    most: number | bigint;
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
    id: number | bigint | null;
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
    report: number | bigint;
  };
  row: {
    id: number;
    reference: string;
    reporter_id: number | null;
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
    report: number | bigint;
  };
  row: never;
}

export interface Acquaintance {
  params: {
    other: number | bigint;
    member: number | bigint;
  };
  row: {
    visibility: string | null;
    known: boolean;
  };
}

export interface InsertBlock {
  params: {
    blocker: number | bigint;
    blocked: number | bigint;
    now: Date;
  };
  row: {
    blocked_id: number;
  };
}

export interface DeleteBlock {
  params: {
    blocker: number | bigint;
    blocked: number | bigint;
  };
  row: {
    blocked_id: number;
  };
}

export interface DeleteBlocksOf {
  params: {
    account: number | bigint;
  };
  row: {
    blocker_id: number;
    blocked_id: number;
  };
}

export interface DeleteReportsAbout {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface BlankReportsBy {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface SafetyData {
  params: {
    account: number | bigint;
  };
  row: {
    blocks: unknown;
    reports: unknown;
  };
}

export interface ReportByKey {
  params: {
    reporter: number | bigint;
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
    reported: number | bigint;
    reporter: number | bigint | null;
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
    reporter: number | bigint;
    reported: number | bigint;
    most: number | bigint;
  };
  row: {
    sender_id: number;
    body: string;
    created_at: Date;
    carries: string | null;
  };
}

export interface DeleteOldReports {
  params: {
    before: Date;
  };
  row: {
    id: number;
  };
}
