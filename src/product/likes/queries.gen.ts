// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockPair {
  params: {
    member: number;
    other: number;
  };
  row: never;
}

export interface InsertLike {
  params: {
    liker: number;
    liked: number;
    now: Date;
  };
  row: {
    liked_id: number;
  };
}

export interface DeleteLike {
  params: {
    liker: number;
    liked: number;
  };
  row: {
    liked_id: number;
  };
}

export interface MarkSeen {
  params: {
    now: Date;
    liker: number;
    liked: number;
  };
  row: {
    liked_id: number;
  };
}

export interface Standing {
  params: {
    member: number;
    other: number;
  };
  row: {
    visibility: string | null;
    listed: boolean | null;
    liker_shown: boolean | null;
    likes: boolean;
    liked_back: boolean;
  };
}

export interface LockLiker {
  params: {
    liker: number;
  };
  row: {
    id: number;
  };
}

export interface GiveAnew {
  params: {
    now: Date;
    liker: number;
  };
  row: {
    liked_id: number;
    visibility: string | null;
    match: boolean;
  };
}

export interface LikesOf {
  params: {
    viewer: number;
    most: number;
  };
  row: {
    received: boolean;
    seen: boolean;
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
    state: string | null;
  };
}
