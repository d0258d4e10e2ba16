// Written by `npm run rows` from the statements beside it and the migrations.

export interface OwnPhotoRows {
  params: {
    member: number;
  };
  row: {
    id: number;
    hash: string;
    source_hash: string | null;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    edit: unknown;
    before_edit: unknown;
    appeal: 'open' | 'accepted' | 'kept' | null;
    width: number;
    height: number;
    thumbhash: string;
    rank: number;
  };
}

export interface AlbumOwner {
  params: {
    member: number;
  };
  row: {
    site_id: number;
    paid_user: boolean;
    fictional: boolean;
    listed: boolean;
  };
}

export interface SetOrder {
  params: {
    member: number;
    order: number[];
  };
  row: never;
}

export interface SetEdit {
  params: {
    hash: string;
    source: string | null;
    edit: string | null;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    beforeEdit: string;
    id: number;
    member: number;
    before: string;
  };
  row: {
    id: number;
  };
}

export interface SetRemoved {
  params: {
    now: Date;
    id: number;
    member: number;
  };
  row: {
    id: number;
  };
}

export interface SetBack {
  params: {
    id: number;
    member: number;
  };
  row: {
    id: number;
  };
}

export interface PhotoState {
  params: {
    id: number;
    member: number;
  };
  row: {
    status: 'pending' | 'active' | 'rejected' | 'removed';
    position: number;
  };
}

export interface DeleteRemoved {
  params: {
    id: number;
    before: Date;
  };
  row: {
    file_hash: string;
    source_hash: string | null;
  };
}
