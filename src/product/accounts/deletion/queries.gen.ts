// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockMember {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface MemberAccount {
  params: {
    account: number;
  };
  row: {
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    email: string | null;
    language: string;
    name: string;
  };
}

export interface DeletionOf {
  params: {
    account: number;
  };
  row: {
    before: 'not_confirmed' | 'active' | 'blocked';
    erase_at: Date;
  };
}

export interface InsertDeletion {
  params: {
    account: number;
    before: 'not_confirmed' | 'active' | 'blocked';
    now: Date;
    eraseAt: Date;
  };
  row: never;
}

export interface DeleteDeletion {
  params: {
    account: number;
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

export interface DeleteOpenTokens {
  params: {
    account: number;
  };
  row: never;
}

export interface NeighboursOf {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface DeletionsDue {
  params: {
    now: Date;
    seenTo: Date;
    most: number;
  };
  row: {
    account_id: number;
    site_id: number;
  };
}

export interface IsDue {
  params: {
    account: number;
    now: Date;
    seenTo: Date;
  };
  row: {
    account_id: number;
  };
}
