// Written by `npm run rows` from the statements and the migrations.

export interface GiveAutoLike {
  params: {
    member: number;
    now: Date;
    since: Date;
    day: Date;
    again: Date;
  };
  row: {
    liker_id: number | null;
  };
}

export interface LikesOf {
  params: {
    viewers: number[];
    pools: number[];
    givenAts: number[];
    givenAfters: number[];
    receivedAts: number[];
    receivedAfters: number[];
    most: number;
  };
  row: {
    nth: number | null;
    received: boolean;
    seen: boolean;
    at: number | null;
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

export interface GiveLike {
  params: {
    liker: number;
    liked: number;
    now: Date;
  };
  row: {
    verdict: string | null;
    is_match: boolean | null;
    is_told: boolean | null;
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

export interface Relationship {
  params: {
    member: number;
    other: number;
  };
  row: {
    visibility: string | null;
    listed: boolean | null;
    likes: boolean;
    liked_back: boolean;
  };
}

export interface RenewLikes {
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

export interface DeleteLikesOf {
  params: {
    account: number;
  };
  row: {
    liker_id: number;
    liked_id: number;
  };
}

export interface DeleteSwipeLikes {
  params: {
    account: number;
  };
  row: {
    liked_id: number;
  };
}

export interface DeleteSwipeGame {
  params: {
    account: number;
  };
  row: {
    member_id: number;
  };
}

export interface LikeData {
  params: {
    account: number;
  };
  row: {
    likes: unknown;
    swipe_likes: unknown;
    swipe_games: unknown;
  };
}

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
