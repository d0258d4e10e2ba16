// Written by `npm run rows` from the statements beside it and the migrations.

export interface OwnRow {
  params: {
    member: number;
  };
  row: {
    search_engines: boolean;
    landers: boolean;
    created_at: Date;
    name_changed_at: Date | null;
    name_given_at: Date | null;
    listed: boolean;
    written: unknown;
  };
}

export interface LockProfile {
  params: {
    member: number;
  };
  row: {
    name: string;
    created_at: Date;
    name_changed_at: Date | null;
    name_given_at: Date | null;
    gender: 'male' | 'female';
    about: string | null;
    seeking: string | null;
    interests: string[];
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    hair_color: string | null;
    eye_color: string | null;
    body_type: string | null;
    relationship_status: string | null;
    looking_for: string | null;
    languages: string[];
    search_engines: boolean;
    landers: boolean;
  };
}

export interface SetProfile {
  params: {
    name: string;
    name_changed_at: Date | null;
    about: string | null;
    seeking: string | null;
    interests: string[];
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    hair_color: string | null;
    eye_color: string | null;
    body_type: string | null;
    relationship_status: string | null;
    looking_for: string | null;
    languages: string[];
    search_engines: boolean;
    landers: boolean;
    member: number;
  };
  row: never;
}

export interface SetSeeks {
  params: {
    seeks: number;
    member: number;
  };
  row: never;
}
