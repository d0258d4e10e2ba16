// Written by `npm run rows` from the statements beside it and the migrations.

export interface CountHidden {
  params: {
    site: number;
    day: string;
    page: string;
    network: string;
    ref: string;
    most: number;
  };
  row: never;
}

export interface DeleteCountsBefore {
  params: {
    day: string;
  };
  row: never;
}
