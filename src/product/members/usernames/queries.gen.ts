// Written by `npm run rows` from the statements beside it and the migrations.

export interface NameTaken {
  params: {
    pool: number;
    name: string;
    member: number | null;
  };
  row: {
    taken: boolean;
  };
}

export interface StaffNames {
  params: {
    pool: number;
    member: number | null;
  };
  row: {
    name: string;
  };
}
