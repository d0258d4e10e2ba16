// Written by `npm run rows` from the statements and the migrations.

export interface WaitingPhotos {
  params: {
    sites: number[];
  };
  row: {
    count: number;
  };
}

export interface TakeOne {
  params: {
    kind: string;
    id: number | bigint;
    staff: number;
    until: Date;
    now: Date;
  };
  row: {
    case_id: number;
  };
}

export interface TakeMany {
  params: {
    kind: string;
    staff: number;
    until: Date;
    ids: number[];
    now: Date;
  };
  row: {
    case_id: number;
  };
}

export interface RenewMany {
  params: {
    until: Date;
    kind: string;
    ids: number[];
    staff: number;
  };
  row: {
    case_id: number;
  };
}

export interface ReleaseMany {
  params: {
    kind: string;
    ids: number[];
    staff: number;
  };
  row: {
    case_id: number;
  };
}

export interface DeleteOldLeases {
  params: {
    before: Date;
  };
  row: never;
}

export interface LogEntries {
  params: {
    sites: number[];
    before: number | bigint | null;
    on: number | bigint | null;
    who: string | null;
    what: string | null;
    most: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    host: string;
    staff_name: string;
    staff_id: number | null;
    verb: string;
    object: string;
    object_id: number;
    account_id: number | null;
    details: unknown;
    before: unknown;
    after: unknown;
    note: string;
  };
}
