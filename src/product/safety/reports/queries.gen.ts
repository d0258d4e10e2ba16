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
    reference: string;
    key: string;
    reporter: number;
    reason: string;
    text: string;
    messages: number;
    now: Date;
    reported: number;
  };
  row: {
    reference: string;
  };
}
