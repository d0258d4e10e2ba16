// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertMember {
  params: {
    id: number;
    pool: number;
    name: string;
    gender: 'male' | 'female';
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    dob: string;
    country: string;
    now: Date;
  };
  row: never;
}

export interface InsertSearch {
  params: {
    id: number;
    pool: number;
    gender: number;
    seeks: number;
    country: string;
    dob: string;
    now: Date;
  };
  row: never;
}

export interface SetActive {
  params: {
    id: number;
  };
  row: {
    id: number;
  };
}

export interface RenewSearch {
  params: {
    ids: number[];
  };
  row: never;
}

export interface RenewIndexed {
  params: {
    ids: number[];
  };
  row: never;
}

export interface NoteSquares {
  params: {
    ids: number[];
  };
  row: never;
}

export interface SetJoined {
  params: {
    now: Date;
    id: number;
  };
  row: never;
}

export interface Touch {
  params: {
    now: Date;
    id: number;
    before: Date;
  };
  row: {
    last_active: Date | null;
  };
}
