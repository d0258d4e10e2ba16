// Written by `npm run rows` from the statements beside it and the migrations.

export interface Acquaintance {
  params: {
    other: number;
    member: number;
  };
  row: {
    visibility: string | null;
    known: boolean;
  };
}

export interface InsertBlock {
  params: {
    blocker: number;
    blocked: number;
    now: Date;
  };
  row: {
    blocked_id: number;
  };
}

export interface DeleteBlock {
  params: {
    blocker: number;
    blocked: number;
  };
  row: {
    blocked_id: number;
  };
}
