// Written by `npm run rows` from the statements beside it and the migrations.

export interface OwnPhotoRows {
  params: {
    member: number;
  };
  row: {
    id: number;
    hash: string;
    source_hash: string | null;
    status: 'pending' | 'active' | 'rejected';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    edit: unknown;
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
    order: number[];
    member: number;
  };
  row: never;
}

export interface SetEdit {
  params: {
    hash: string;
    source: string | null;
    edit: string | null;
    status: 'pending' | 'active' | 'rejected';
    id: number;
    member: number;
    before: string;
  };
  row: {
    id: number;
  };
}

export interface DeletePhoto {
  params: {
    id: number;
    member: number;
  };
  row: {
    file_hash: string;
    source_hash: string | null;
  };
}
