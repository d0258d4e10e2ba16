// Written by `npm run rows` from the statements beside it and the migrations.

export interface HiddenWordsOf {
  params: {
    member: number;
  };
  row: {
    words: string[];
  };
}

export interface StoreHiddenWords {
  params: {
    member: number;
    words: string[];
    now: Date;
  };
  row: never;
}

export interface DeleteHiddenWords {
  params: {
    member: number;
  };
  row: never;
}
