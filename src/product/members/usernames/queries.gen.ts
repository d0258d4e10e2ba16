// Written by `npm run rows` from the statements beside it and the migrations.

export interface NameTaken {
  params: {
    pool: number;
    name: string;
    member: number | null;
    now: Date;
  };
  row: {
    taken: boolean;
  };
}

export interface LookTaken {
  params: {
    pool: number;
    name: string;
    member: number | null;
  };
  row: {
    taken: boolean;
  };
}

export interface HoldName {
  params: {
    now: Date;
    pool: number;
    name: string;
    until: Date;
  };
  row: never;
}

export interface LockName {
  params: {
    member: number;
  };
  row: {
    name: string;
    created_at: Date;
    name_changed_at: Date | null;
    name_given_at: Date | null;
  };
}

export interface SetName {
  params: {
    name: string;
    changed: Date;
    given: Date | null;
    member: number;
  };
  row: never;
}

export interface StaffNames {
  params: {
    pool: number;
    member: number | null;
  };
  row: {
    name: string;
  };
}
