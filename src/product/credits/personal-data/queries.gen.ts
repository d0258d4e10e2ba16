// Written by `npm run rows` from the statements beside it and the migrations.

export interface LedgerData {
  params: {
    account: number;
  };
  row: {
    credit_ledger: unknown;
  };
}
