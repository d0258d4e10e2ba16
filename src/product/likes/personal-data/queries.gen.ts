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

export interface LikeData {
  params: {
    account: number;
  };
  row: {
    likes: unknown;
  };
}
