// Written by `npm run rows` from the statements and the migrations.

export interface Written {
  params: Record<never, never>;
  row: {
    position: number | null;
  };
}

export interface Replayed {
  params: Record<never, never>;
  row: {
    position: number | null;
  };
}
