// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockMember {
  params: {
    account: number;
  };
  row: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface DeletionOf {
  params: {
    account: number;
  };
  row: {
    before: 'not_confirmed' | 'active' | 'blocked';
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
    id: number;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    before: 'not_confirmed' | 'active';
    created_at: Date;
  };
}

export interface DeleteBans {
  params: {
    account: number;
  };
  row: never;
}

export interface InsertAppeal {
  params: {
    ban: number;
    account: number;
    text: string;
    now: Date;
  };
  row: never;
}

export interface AppealOfBan {
  params: {
    ban: number;
  };
  row: {
    status: 'open' | 'accepted' | 'kept';
  };
}

export interface OpenBanAppealRows {
  params: {
    most: number;
  };
  row: {
    account_id: number;
    text: string;
    created_at: Date;
    reason: 'money' | 'rude' | 'fake' | 'underage' | 'other';
    until: Date | null;
    banned_at: Date;
    host: string;
  };
}

export interface AppealToDecide {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface CloseBanAppeal {
  params: {
    status: 'open' | 'accepted' | 'kept';
    now: Date;
    appeal: number;
  };
  row: never;
}
