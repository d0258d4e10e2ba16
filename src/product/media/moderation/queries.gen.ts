// Written by `npm run rows` from the statements beside it and the migrations.

export interface PendingRows {
  params: {
    now: Date;
    host: string | null;
    most: number;
  };
  row: {
    id: number;
    hash: string;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    created_at: Date;
    like_banned: boolean;
    member_id: number;
    name: string;
    age: number | null;
    host: string;
    lookalikes: unknown;
  };
}

export interface PhotoFacts {
  params: {
    now: Date;
    photo: number;
  };
  row: {
    id: number;
    hash: string;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    created_at: Date;
    like_banned: boolean;
    member_id: number;
    name: string;
    age: number | null;
    host: string;
    lookalikes: unknown;
  };
}

export interface PendingCount {
  params: Record<never, never>;
  row: {
    count: number;
  };
}

export interface MemberOf {
  params: {
    photo: number;
  };
  row: {
    member_id: number;
  };
}

export interface PhotoToDecide {
  params: {
    photo: number;
    removed: boolean;
  };
  row: {
    hash: string;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
  };
}

export interface SetStatus {
  params: {
    status: string;
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    photo: number;
  };
  row: never;
}

export interface CloseFlags {
  params: {
    now: Date;
    photo: number;
  };
  row: never;
}

export interface CloseAppeals {
  params: {
    now: Date;
    photo: number;
  };
  row: never;
}
