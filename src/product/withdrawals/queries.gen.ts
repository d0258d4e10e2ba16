// Written by `npm run rows` from the statements beside it and the migrations.

export interface OrdersOf {
  params: {
    account: number;
    site: number;
    most: number;
  };
  row: {
    id: number;
    credits: number;
    amount: number;
    currency: string;
    created_at: Date;
    declared_at: Date | null;
  };
}

export interface OrderOf {
  params: {
    payment: number;
    account: number;
    site: number;
  };
  row: {
    id: number;
    credits: number;
    amount: number;
    currency: string;
    created_at: Date;
    left: number;
  };
}

export interface OrderByAddress {
  params: {
    payment: number;
    site: number;
    email: string;
  };
  row: {
    id: number;
    left: number;
  };
}

export interface InsertWithdrawal {
  params: {
    reference: string;
    key: string;
    site: number;
    account: number | null;
    payment: number | null;
    name: string;
    email: string;
    contract: string | null;
    locale: string;
    left: number | null;
    now: Date;
  };
  row: {
    reference: string;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    declared_at: Date;
  };
}

export interface WithdrawalByKey {
  params: {
    key: string;
  };
  row: {
    reference: string;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    declared_at: Date;
  };
}

export interface WithdrawalOfOrder {
  params: {
    payment: number;
  };
  row: {
    reference: string;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    declared_at: Date;
  };
}

export interface DeleteWithdrawalsBefore {
  params: {
    before: Date;
  };
  row: never;
}
