// Written by `npm run rows` from the statements beside it and the migrations.

export interface AccountByAddress {
  params: {
    site: number;
    email: string;
  };
  row: {
    id: number;
    kind: 'member' | 'fictional' | 'staff';
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}

export interface LockAccount {
  params: {
    account: number;
  };
  row: {
    email: string | null;
    language: string;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
  };
}
