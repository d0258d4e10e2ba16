// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeleteExpiredSessions {
  params: {
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteExpiredTokens {
  params: {
    before: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteOldFailures {
  params: {
    before: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteOldDevices {
  params: {
    before: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteExpiredProofs {
  params: {
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteExpiredChallenges {
  params: {
    now: Date;
  };
  row: {
    account_id: number | null;
  };
}
