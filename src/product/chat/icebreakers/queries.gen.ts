// Written by `npm run rows` from the statements beside it and the migrations.

export interface InterestsOfBoth {
  params: {
    other: number;
    viewer: number;
  };
  row: {
    interests: string[];
    own: string[];
  };
}
