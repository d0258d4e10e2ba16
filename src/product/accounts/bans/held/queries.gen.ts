// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertHeld {
  params: {
    account: number;
    now: Date;
  };
  row: never;
}

export interface HeldState {
  params: {
    account: number;
  };
  row: {
    decided_at: Date | null;
  };
}

export interface DecideHeld {
  params: {
    now: Date;
    account: number;
  };
  row: {
    account_id: number;
  };
}

export interface HideHeld {
  params: {
    account: number;
  };
  row: never;
}

export interface HeldRows {
  params: {
    most: number;
  };
  row: {
    account_id: number;
    created_at: Date;
    email: string | null;
    name: string;
    host: string;
  };
}

export interface DeleteHeld {
  params: {
    account: number;
  };
  row: never;
}
