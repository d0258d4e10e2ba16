// Written by `npm run rows` from the statements and the migrations.

export interface InsertEntry {
  params: {
    now: Date;
    site: number | null;
    staff: string;
    staffId: number | null;
    verb: string;
    object: string;
    id: number | bigint;
    details: string;
    note: string;
    before: string | null;
    after: string | null;
    account: number | bigint | null;
  };
  row: never;
}

export interface NewestEntries {
  params: {
    most: number | bigint;
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
    id: number | bigint;
    verbs: string[];
  };
  row: {
    created_at: Date;
    staff_name: string;
    staff_id: number | null;
    verb: string;
  };
}

export interface InsertStaff {
  params: {
    name: string;
    hash: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface StaffBySecret {
  params: {
    hash: string;
  };
  row: {
    id: number;
    name: string;
  };
}

export interface InsertAccountStaff {
  params: {
    name: string;
    account: number | bigint;
    now: Date;
  };
  row: {
    id: number;
    name: string;
  };
}

export interface StaffByAccount {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
    name: string;
  };
}

export interface EndStaffOfAccount {
  params: {
    now: Date;
    account: number | bigint;
  };
  row: never;
}

export interface ReopenStaffOfAccount {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface InsertLook {
  params: {
    now: Date;
    staff: number;
    site: number;
    object: string;
    id: number | bigint;
    account: number | bigint | null;
  };
  row: never;
}

export interface DeleteOldLooks {
  params: {
    before: Date;
  };
  row: never;
}

export interface EndStaffMember {
  params: {
    now: Date;
    name: string;
  };
  row: {
    id: number;
  };
}

export interface StaffRows {
  params: Record<never, never>;
  row: {
    id: number;
    name: string;
    created_at: Date;
  };
}

export interface BlankNotes {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface InsertStatement {
  params: {
    restriction: string;
    object: string;
    id: number | bigint;
    now: Date;
    ends: Date | null;
    reason: string;
    facts: string;
    found: string;
    automatedDetection: boolean;
    automatedDecision: boolean;
    ground: string;
    account: number | bigint;
  };
  row: never;
}

export interface OverruleStatements {
  params: {
    now: Date;
    account: number | bigint;
    object: string;
    id: number | bigint;
    restrictions: string[];
    field: string | null;
  };
  row: never;
}

export interface SetLetter {
  params: {
    locale: string;
    letter: string;
    account: number | bigint;
    now: Date;
    restrictions: string[];
  };
  row: never;
}

export interface StrikeRows {
  params: {
    account: number | bigint;
    since: Date;
    strikes: string[];
  };
  row: {
    id: number;
    restriction: 'warning' | 'photo_rejected' | 'photo_removed' | 'text_rejected' | 'text_removed' | 'message_removed' | 'account_suspended' | 'account_ended';
    reason: string;
    starts_at: Date;
  };
}

export interface StatementsData {
  params: {
    account: number | bigint;
  };
  row: {
    decision_statements: unknown;
  };
}

export interface DeleteStatements {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteOldStatements {
  params: {
    before: Date;
  };
  row: never;
}
