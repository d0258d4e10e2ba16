// Written by `npm run rows` from the statements beside it and the migrations.

export interface PhotoRow {
  params: {
    viewer: number | null;
    pool: number;
    photo: number;
  };
  row: {
    id: number;
    visibility: string | null;
    listed: boolean | null;
    file_hash: string;
    photo_status: 'pending' | 'active' | 'rejected';
    rank: number;
  };
}

export interface PictureRows {
  params: {
    hashes: string[];
  };
  row: {
    hash: string;
    width: number;
    height: number;
    thumbhash: string;
  };
}

export interface InsertPictures {
  params: {
    hashes: string[];
    widths: number[];
    heights: number[];
    thumbhashes: string[];
  };
  row: never;
}

export interface InsertPhotos {
  params: {
    members: number[];
    hashes: string[];
    positions: number[];
    statuses: string[];
  };
  row: {
    id: number;
  };
}

export interface LockPicture {
  params: {
    hash: string;
  };
  row: never;
}
