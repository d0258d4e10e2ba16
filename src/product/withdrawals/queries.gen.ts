// Written by `npm run rows` from the statements and the migrations.

export interface WithdrawalForStaff {
  params: {
    reference: string;
  };
  row: {
    id: number;
    reference: string;
    site_id: number;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    locale: string;
    credits_left: number | null;
    declared_at: Date;
    decision: 'accepted' | 'refused' | null;
    decided_at: Date | null;
    staff_name: string | null;
    note: string;
    refund: number | null;
    words: string;
    host: string;
    buyer_id: number | null;
    credits: number | null;
    amount: number | null;
    currency: string | null;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled' | null;
    bought_at: Date | null;
    begin_at_once: string | null;
    spent: number;
    bought_later: number;
  };
}

export interface OpenWithdrawalRows {
  params: {
    host: string | null;
    most: number;
  };
  row: {
    id: number;
    reference: string;
    site_id: number;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    locale: string;
    credits_left: number | null;
    declared_at: Date;
    decision: 'accepted' | 'refused' | null;
    decided_at: Date | null;
    staff_name: string | null;
    note: string;
    refund: number | null;
    words: string;
    host: string;
    buyer_id: number | null;
    credits: number | null;
    amount: number | null;
    currency: string | null;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled' | null;
    bought_at: Date | null;
    begin_at_once: string | null;
    spent: number;
    bought_later: number;
  };
}

export interface SetDecision {
  params: {
    decision: 'accepted' | 'refused';
    now: Date;
    staff: string;
    note: string;
    refund: number | null;
    words: string;
    id: number;
  };
  row: {
    id: number;
  };
}

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

export interface WithdrawalData {
  params: {
    account: number;
  };
  row: {
    withdrawals: unknown;
  };
}
