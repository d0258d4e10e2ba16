// Written by `npm run rows` from the statements beside it and the migrations.

export interface MemberToBan {
  params: {
    account: number;
  };
  row: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    ban_id: number | null;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other' | null;
    until: Date | null;
    before: 'not_confirmed' | 'active' | null;
  };
}

export interface InsertBan {
  params: {
    account: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    before: 'not_confirmed' | 'active';
    now: Date;
  };
  row: never;
}

export interface EndBan {
  params: {
    now: Date;
    ban: number;
  };
  row: never;
}

export interface SetStatus {
  params: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    account: number;
  };
  row: never;
}

export interface BansOver {
  params: {
    now: Date;
    most: number;
  };
  row: {
    account_id: number;
    site_id: number;
  };
}

export interface OpenBanOf {
  params: {
    account: number;
  };
  row: {
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    created_at: Date;
  };
}

export interface DeleteBans {
  params: {
    account: number;
  };
  row: never;
}
