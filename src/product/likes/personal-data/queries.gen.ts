// Written by `npm run rows` from the statements beside it and the migrations.

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
