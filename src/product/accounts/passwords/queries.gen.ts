// Written by `npm run rows` from the statements beside it and the migrations.

export interface StorePassword {
  params: {
    hash: string;
    now: Date;
    account: number;
    before: string | null;
  };
  row: {
    email: string | null;
    language: string;
  };
}

export interface OwnerWords {
  params: {
    account: number;
  };
  row: {
    email: string | null;
    name: string | null;
  };
}

export interface PasswordChange {
  params: {
    account: number;
  };
  row: {
    changed_at: Date | null;
  };
}
