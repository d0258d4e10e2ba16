// Written by `npm run rows` from the statements beside it and the migrations.

export interface BadgeRow {
  params: {
    viewer: number;
    most: number;
    pool: number;
  };
  row: {
    unread: number;
    likes: number;
  };
}
