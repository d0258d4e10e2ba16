// Written by `npm run rows` from the statements and the migrations.

export interface DoneOf {
  params: {
    names: string[];
  };
  row: {
    done: number;
  };
}
