// Written by `npm run rows` from the statements and the migrations.

export interface InsertEntry {
  params: {
    now: Date;
    site: number | null;
    staff: string;
    verb: string;
    object: string;
    id: number;
    details: string;
    note: string;
    account: number | null;
  };
  row: never;
}

export interface NewestEntries {
  params: {
    most: number;
  };
  row: {
    created_at: Date;
    host: string;
    staff_name: string;
    verb: string;
    object: string;
    object_id: number;
    account_id: number | null;
    details: unknown;
    note: string;
  };
}

export interface NewestEntryOf {
  params: {
    object: string;
    id: number;
    verbs: string[];
  };
  row: {
    created_at: Date;
    staff_name: string;
    verb: string;
  };
}

export interface BlankNotes {
  params: {
    account: number;
  };
  row: never;
}
