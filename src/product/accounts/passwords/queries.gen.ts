// Written by `npm run rows` from the statements beside it and the migrations.

export interface StorePassword {
  params: {
    hash: string;
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
