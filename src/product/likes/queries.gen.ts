// Written by `npm run rows` from the statements and the migrations.

export interface GiveLike {
  params: {
    liker: number | bigint;
    liked: number | bigint;
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
    liker: number | bigint;
    liked: number | bigint;
  };
  row: {
    liked_id: number;
  };
}

export interface MarkSeen {
  params: {
    now: Date;
    liker: number | bigint;
    liked: number | bigint;
  };
  row: {
    liked_id: number;
  };
}

export interface Relationship {
  params: {
    member: number | bigint;
    other: number | bigint;
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
    liker: number | bigint;
  };
  row: {
    liked_id: number;
    visibility: string | null;
    match: boolean;
  };
}

export interface DeleteLikesOf {
  params: {
    account: number | bigint;
  };
  row: {
    liker_id: number;
    liked_id: number;
  };
}

export interface DeleteSwipeLikes {
  params: {
    account: number | bigint;
  };
  row: {
    liked_id: number;
  };
}

export interface DeleteSwipeGame {
  params: {
    account: number | bigint;
  };
  row: {
    member_id: number;
  };
}

export interface LikeData {
  params: {
    account: number | bigint;
  };
  row: {
    likes: unknown;
    swipe_likes: unknown;
    swipe_games: unknown;
  };
}

export interface GiveAutoLike {
  params: {
    member: number | bigint;
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
    most: number | bigint;
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

export interface LockGame {
  params: {
    member: number | bigint;
  };
  row: {
    passed_id: number | null;
  };
}

export interface SetPassed {
  params: {
    passed: number | bigint | null;
    member: number | bigint;
  };
  row: never;
}

export interface GivenLikes {
  params: {
    member: number | bigint;
    since: Date;
  };
  row: {
    liked_id: number;
    created_at: Date;
  };
}

export interface ExistingLike {
  params: {
    member: number | bigint;
    other: number | bigint;
  };
  row: {
    liked_id: number;
  };
}

export interface FindSwipePass {
  params: {
    member: number | bigint;
    other: number | bigint;
  };
  row: {
    passed_id: number;
  };
}

export interface InsertSwipeLike {
  params: {
    member: number | bigint;
    liked: number | bigint;
    now: Date;
  };
  row: never;
}

export interface GameRows {
  params: {
    viewer: number | bigint;
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
    member: number | bigint;
  };
  row: {
    member_id: number;
  };
}

export interface SetTellWanted {
  params: {
    tell: boolean;
    member: number | bigint;
  };
  row: never;
}

export interface LockTellWanted {
  params: {
    member: number | bigint;
  };
  row: {
    member_id: number;
  };
}

export interface SiteOf {
  params: {
    member: number | bigint;
  };
  row: {
    site_id: number;
  };
}
