// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockGame {
  params: {
    member: number;
  };
  row: {
    passed_id: number | null;
  };
}

export interface SetPassed {
  params: {
    passed: number | null;
    member: number;
  };
  row: never;
}

export interface GivenLikes {
  params: {
    member: number;
    since: Date;
  };
  row: {
    liked_id: number;
    created_at: Date;
  };
}

export interface ExistingLike {
  params: {
    member: number;
    other: number;
  };
  row: {
    liked_id: number;
  };
}

export interface FindSwipePass {
  params: {
    member: number;
    other: number;
  };
  row: {
    passed_id: number;
  };
}

export interface InsertSwipeLike {
  params: {
    member: number;
    liked: number;
    now: Date;
  };
  row: never;
}

export interface GameRows {
  params: {
    viewer: number;
    since: Date;
  };
  row: {
    liked_at: Date | null;
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
    likes_back: boolean;
  };
}

export interface DeleteOldSwipeLikes {
  params: {
    before: Date;
  };
  row: {
    liked_id: number;
  };
}

export interface TellWanted {
  params: {
    member: number;
  };
  row: {
    member_id: number;
  };
}

export interface SetTellWanted {
  params: {
    tell: boolean;
    member: number;
  };
  row: never;
}

export interface LockTellWanted {
  params: {
    member: number;
  };
  row: {
    member_id: number;
  };
}

export interface SiteOf {
  params: {
    member: number;
  };
  row: {
    site_id: number;
  };
}
