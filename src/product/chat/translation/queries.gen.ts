// Written by `npm run rows` from the statements beside it and the migrations.

export interface AskTranslation {
  params: {
    member: number;
    message: number;
    language: string;
    now: Date;
    most: number;
  };
  row: {
    verdict: string | null;
    original: string | null;
    body: string | null;
    source: string | null;
  };
}

export interface KeepTranslation {
  params: {
    body: string;
    source: string | null;
    message: number;
    language: string;
  };
  row: never;
}

export interface FailTranslation {
  params: {
    message: number;
    language: string;
  };
  row: never;
}
