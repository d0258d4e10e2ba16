// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeletePhotosOf {
  params: {
    account: number;
  };
  row: {
    file_hash: string;
    source_hash: string | null;
  };
}

export interface LockPictureAlone {
  params: {
    hash: string;
  };
  row: never;
}

export interface DeleteUnusedPicture {
  params: {
    hash: string;
  };
  row: never;
}

export interface PictureStays {
  params: {
    hash: string;
  };
  row: {
    stays: boolean;
  };
}

export interface PhotoData {
  params: {
    account: number;
  };
  row: {
    photos: unknown;
    photo_uploads: unknown;
    photo_appeals: unknown;
  };
}

export interface DeleteUploadsOf {
  params: {
    account: number;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface PhotoFiles {
  params: {
    account: number;
  };
  row: {
    file_hash: string;
    source_hash: string | null;
  };
}
