// Written by `npm run rows` from the statements beside it and the migrations.

export interface WithdrawalData {
  params: {
    account: number;
  };
  row: {
    withdrawals: unknown;
  };
}
