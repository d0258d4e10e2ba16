// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockBands {
  params: {
    bands: number[];
  };
  row: never;
}

export interface AlikeRows {
  params: {
    print: string;
    bands: number[];
    most: number;
    member: number;
  };
  row: {
    photo_id: number;
    distance: number | null;
  };
}

export interface InsertFlags {
  params: {
    photo: number;
    now: Date;
    others: number[];
    distances: number[];
  };
  row: never;
}

export interface OpenFlags {
  params: {
    photo: number;
  };
  row: {
    photo_id: number;
  };
}

export interface AlikeBanned {
  params: {
    print: string;
    pool: number;
    bands: number[];
    now: Date;
    most: number;
  };
  row: {
    distance: number | null;
  };
}

export interface MarkLikeBanned {
  params: {
    like: boolean;
    photo: number;
  };
  row: never;
}

export interface KeepPrints {
  params: {
    until: Date;
    account: number;
  };
  row: never;
}

export interface DeleteOldPrints {
  params: {
    now: Date;
  };
  row: never;
}
