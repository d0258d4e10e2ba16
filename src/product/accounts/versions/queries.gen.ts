// Written by `npm run rows` from the statements beside it and the migrations.

export interface AccountStates {
  params: {
    accounts: number[];
  };
  row: {
    id: number;
    state: string;
  };
}

export interface BumpVersions {
  params: {
    accounts: number[];
  };
  row: never;
}
