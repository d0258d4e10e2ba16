// Written by `npm run rows` from the statements beside it and the migrations.

export interface NoteVisit {
  params: {
    now: Date;
    viewed: number;
    viewer: number;
    recent: Date;
  };
  row: never;
}

export interface CountVisitors {
  params: {
    viewer: number;
    since: Date;
    most: number;
  };
  row: {
    visitors: number;
  };
}

export interface VisitorRows {
  params: {
    viewer: number;
    since: Date;
    limit: number;
    offset: number;
  };
  row: {
    visited_at: Date;
    id: number;
    visibility: string;
    listed: boolean;
    name: string;
    dob: string;
    gender: 'male' | 'female';
    country: string;
    region: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    fictional: boolean;
    created_at: Date;
    liked: boolean;
    viewer_latitude: number | null;
    viewer_longitude: number | null;
    last_active: Date;
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
  };
}

export interface DeleteOldVisits {
  params: {
    before: Date;
  };
  row: {
    viewed_id: number;
  };
}
