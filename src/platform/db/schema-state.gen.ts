// Written by `npm run rows` from the statements beside it and the migrations.

export interface DoneOf {
  params: {
    names: string[];
  };
  row: {
    done: number;
  };
}
