// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeleteUnusedCodesOf {
  params: {
    account: number;
  };
  row: never;
}

export interface CloseCodesOf {
  params: {
    account: number;
  };
  row: never;
}

export interface DiscountData {
  params: {
    account: number;
  };
  row: {
    discount_codes: unknown;
    discount_redemptions: unknown;
  };
}
