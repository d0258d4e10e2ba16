// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeletePhotosOf {
  params: {
    account: number;
  };
  row: {
    file_hash: string;
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
  row: {
    hash: string;
  };
}

export interface PhotoData {
  params: {
    account: number;
  };
  row: {
    photos: unknown;
  };
}
