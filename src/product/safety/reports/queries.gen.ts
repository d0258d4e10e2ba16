// Written by `npm run rows` from the statements beside it and the migrations.

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
