// Written by `npm run rows` from the statements and the migrations.

export interface LedgerPage {
  params: {
    account: number | bigint;
    before: number | bigint | null;
    reasons: string[] | null;
    most: number | bigint;
  };
  row: {
    id: number;
    amount: number;
    reason: 'refund_returned' | 'chargeback_returned' | 'fraud_returned' | 'starting' | 'message' | 'signup_message' | 'unsent_message' | 'set_aside' | 'returned' | 'photo' | 'gift' | 'purchase' | 'refund' | 'chargeback' | 'adjustment';
    created_at: Date;
    payment_id: number | null;
    other: boolean;
    name: string | null;
    fictional: boolean | null;
  };
}

export interface MoveInLedger {
  params: {
    account: number | bigint;
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
    account: number | bigint;
  };
  row: {
    credits: number;
  };
}

export interface LedgerSumRow {
  params: {
    account: number | bigint;
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

export interface PackagesToChange {
  params: {
    site: number;
  };
  row: {
    id: number;
    credits: number;
    position: number;
    active: boolean;
  };
}

export interface InsertPackage {
  params: {
    site: number;
    credits: number;
    position: number;
  };
  row: {
    id: number;
  };
}

export interface PlacePackage {
  params: {
    position: number;
    id: number;
  };
  row: never;
}

export interface EndPackages {
  params: {
    site: number;
    credits: number[];
  };
  row: never;
}

export interface StorePrice {
  params: {
    id: number;
    country: string | null;
    currency: string;
    amount: number;
  };
  row: never;
}

export interface PricesOfSite {
  params: {
    site: number;
  };
  row: {
    credits: number;
    country: string | null;
    currency: string;
    amount: number;
  };
}

export interface LockStaff {
  params: {
    staff: number;
  };
  row: {
    id: number;
  };
}

export interface GrantedSince {
  params: {
    staff: number;
    since: Date;
  };
  row: {
    credits: number;
  };
}

export interface GrantWithKey {
  params: {
    key: string;
  };
  row: {
    account_id: number;
    amount: number;
  };
}

export interface LedgerData {
  params: {
    account: number | bigint;
  };
  row: {
    credit_ledger: unknown;
  };
}
