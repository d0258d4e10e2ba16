// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertInvite {
  params: {
    site: number;
    hash: Buffer;
    by: number | null;
    now: Date;
    expires: Date;
  };
  row: {
    id: number;
  };
}

export interface UsableInvite {
  params: {
    site: number;
    hash: Buffer;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface SpendInvite {
  params: {
    now: Date;
    site: number;
    hash: Buffer;
  };
  row: {
    id: number;
  };
}

export interface SetInvited {
  params: {
    account: number;
    id: number;
  };
  row: never;
}

export interface LockInvites {
  params: {
    member: number;
  };
  row: never;
}

export interface CountInvitesSince {
  params: {
    member: number;
    after: Date;
  };
  row: {
    count: number;
  };
}

export interface InvitesMadeBy {
  params: {
    member: number;
  };
  row: {
    id: number;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}

export interface OpenStaffInvites {
  params: {
    site: number;
    now: Date;
  };
  row: {
    id: number;
    created_at: Date;
    expires_at: Date;
  };
}

export interface WithdrawInvite {
  params: {
    site: number;
    id: number;
  };
  row: {
    id: number;
  };
}

export interface WithdrawOwn {
  params: {
    member: number;
    id: number;
  };
  row: {
    id: number;
  };
}

export interface DeleteInvitesOver {
  params: {
    before: Date;
  };
  row: never;
}
