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
    fictional: boolean;
    site_id: number;
    paid_user: boolean;
    file_hash: string;
    source_hash: string | null;
    avif: boolean;
    photo_status: 'pending' | 'active' | 'rejected' | 'removed';
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
    print: string | null;
  };
}

export interface InsertPictures {
  params: {
    hashes: string[];
    widths: number[];
    heights: number[];
    thumbhashes: string[];
    prints: string[];
    bands: string[];
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

export interface NoteAvif {
  params: {
    hash: string;
  };
  row: {
    hash: string;
  };
}
