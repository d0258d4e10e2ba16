// Written by `npm run rows` from the statements beside it and the migrations.

export interface SearchesOf {
  params: {
    member: number;
  };
  row: {
    id: number;
    name: string;
    search: unknown;
    alert: 'never' | 'daily' | 'weekly';
    push: boolean;
    told_until: Date;
  };
}

export interface LockMember {
  params: {
    member: number;
  };
  row: {
    id: number;
  };
}

export interface CountOthers {
  params: {
    member: number;
    name: string;
  };
  row: {
    count: number;
  };
}

export interface KeepSearch {
  params: {
    member: number;
    name: string;
    search: string;
    alert: 'never' | 'daily' | 'weekly';
    now: Date;
    next: Date;
    replace: boolean;
  };
  row: {
    id: number;
  };
}

export interface ChangeSearch {
  params: {
    name: string | null;
    alert: string | null;
    now: Date;
    next: Date;
    push: boolean | null;
    id: number;
    member: number;
  };
  row: {
    id: number;
  };
}

export interface SameName {
  params: {
    member: number;
    name: string;
    id: number;
  };
  row: {
    id: number;
  };
}

export interface DropSearch {
  params: {
    id: number;
    member: number;
  };
  row: never;
}

export interface StopAll {
  params: {
    member: number;
  };
  row: never;
}

export interface DueMembers {
  params: {
    now: Date;
    day: Date;
    most: number;
  };
  row: {
    member_id: number;
    site_id: number;
    since: Date;
  };
}

export interface TakeDue {
  params: {
    now: Date;
    day: Date;
    member: number;
  };
  row: {
    id: number;
    name: string;
    search: unknown;
    alert: 'never' | 'daily' | 'weekly';
    push: boolean;
    told_until: Date;
    to: string | null;
    language: string;
  };
}

export interface LookedAt {
  params: {
    until: Date;
    now: Date;
    ids: number[];
  };
  row: never;
}

export interface ToldNow {
  params: {
    now: Date;
    member: number;
  };
  row: never;
}

export interface Postpone {
  params: {
    now: Date;
    member: number;
  };
  row: never;
}
