// Written by `npm run rows` from the statements beside it and the migrations.

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
