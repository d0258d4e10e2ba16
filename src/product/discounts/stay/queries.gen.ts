// Written by `npm run rows` from the statements beside it and the migrations.

export interface StayCodeOf {
  params: {
    account: number;
    site: number;
  };
  row: {
    code: string;
  };
}

export interface InsertStayCode {
  params: {
    site: number;
    code: string;
    account: number;
    percentage: number;
    now: Date;
    expires: Date;
  };
  row: {
    id: number;
  };
}
