// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockAddress {
  params: {
    account: number;
  };
  row: {
    email: string | null;
    language: string;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface PendingChange {
  params: {
    account: number;
    now: Date;
  };
  row: {
    email: string | null;
  };
}

export interface WantedAddress {
  params: {
    account: number;
    now: Date;
  };
  row: {
    email: string | null;
  };
}

export interface OwnerOfAddress {
  params: {
    site: number;
    account: number;
    email: string;
    now: Date;
  };
  row: {
    id: number;
    language: string;
    notifications_disabled: string[];
  };
}

export interface SetAddress {
  params: {
    email: string;
    account: number;
  };
  row: never;
}
