// Written by `npm run rows` from the statements beside it and the migrations.

export interface AddMailStop {
  params: {
    reason: string;
    account: number;
  };
  row: never;
}

export interface DropMailStop {
  params: {
    reason: string;
    account: number;
  };
  row: never;
}

export interface AccountsByAddress {
  params: {
    site: number;
    address: string;
  };
  row: {
    id: number;
  };
}
