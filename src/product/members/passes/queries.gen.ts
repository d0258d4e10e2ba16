// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertPass {
  params: {
    passed: number;
    now: Date;
    member: number;
  };
  row: {
    passed_id: number;
  };
}

export interface InsertSwipe {
  params: {
    passed: number;
    now: Date;
    member: number;
  };
  row: {
    passed_id: number;
  };
}

export interface DeleteSwipe {
  params: {
    member: number;
    passed: number;
  };
  row: {
    passed_id: number;
  };
}

export interface FindPass {
  params: {
    member: number;
    passed: number;
  };
  row: {
    passed_id: number;
  };
}

export interface DeletePass {
  params: {
    member: number;
    passed: number;
  };
  row: {
    passed_id: number;
  };
}

export interface PassedBy {
  params: {
    viewer: number;
    most: number;
  };
  row: {
    passed_at: Date;
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

export interface DeleteOldSwipes {
  params: {
    before: Date;
  };
  row: {
    passed_id: number;
  };
}
