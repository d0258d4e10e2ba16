// Written by `npm run rows` from the statements beside it and the migrations.

export interface AlbumSize {
  params: {
    replaces: number | null;
    member: number;
  };
  row: {
    paid_user: boolean;
    photos: number;
    replaces: boolean;
  };
}

export interface LockAlbum {
  params: {
    member: number;
  };
  row: never;
}

export interface InsertUpload {
  params: {
    member: number;
    size: number;
    forChat: boolean;
    now: Date;
  };
  row: {
    id: string;
    size: number;
    received: number;
  };
}

export interface DeleteOldest {
  params: {
    member: number;
    forChat: boolean;
    most: number;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface UploadRow {
  params: {
    id: string;
    member: number;
  };
  row: {
    id: string;
    size: number;
    received: number;
    parts: string[];
    claims: number;
    photo_id: number | null;
  };
}

export interface ClaimPart {
  params: {
    now: Date;
    id: string;
    member: number;
    offset: number;
    before: Date;
  };
  row: {
    claims: number;
  };
}

export interface FinishPart {
  params: {
    length: number;
    name: string;
    id: string;
    claim: number;
  };
  row: {
    id: string;
    size: number;
    received: number;
  };
}

export interface GiveUpPart {
  params: {
    id: string;
    claim: number;
  };
  row: never;
}

export interface DeleteUpload {
  params: {
    id: string;
    member: number;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface DeleteOld {
  params: {
    before: Date;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface SetPhoto {
  params: {
    photo: number;
    id: string;
  };
  row: {
    id: string;
  };
}

export interface InsertPhoto {
  params: {
    member: number;
    hash: string;
    place: number | null;
    status: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteReplaced {
  params: {
    photo: number;
    member: number;
  };
  row: {
    position: number;
    file_hash: string;
    source_hash: string | null;
  };
}
