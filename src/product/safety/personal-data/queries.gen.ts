// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeleteBlocksOf {
  params: {
    account: number;
  };
  row: {
    blocker_id: number;
    blocked_id: number;
  };
}

export interface DeleteReportsAbout {
  params: {
    account: number;
  };
  row: never;
}

export interface BlankReportsBy {
  params: {
    account: number;
  };
  row: never;
}

export interface SafetyData {
  params: {
    account: number;
  };
  row: {
    blocks: unknown;
    reports: unknown;
  };
}
