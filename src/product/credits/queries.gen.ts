// Written by `npm run rows` from the statements and the migrations.

export interface MoveInLedger {
  params: {
    account: number;
    amount: number;
    reason: string;
    reference: string;
  };
  row: {
    balance: number | null;
  };
}

export interface BalanceRow {
  params: {
    account: number;
  };
  row: {
    credits: number;
  };
}

export interface LedgerSumRow {
  params: {
    account: number;
  };
  row: {
    sum: number;
  };
}

export interface PricedPackages {
  params: {
    country: string;
    site: number;
  };
  row: {
    id: number;
    credits: number;
    amount: number | null;
    currency: string | null;
  };
}

export interface LedgerData {
  params: {
    account: number;
  };
  row: {
    credit_ledger: unknown;
  };
}
