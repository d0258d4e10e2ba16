// Written by `npm run rows` from the statements beside it and the migrations.

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

export interface Standing {
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
