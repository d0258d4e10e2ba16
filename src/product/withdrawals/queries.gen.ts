// Written by `npm run rows` from the statements and the migrations.

export interface OrdersOf {
  params: {
    account: number | bigint;
    site: number;
    most: number | bigint;
  };
  row: {
    id: number;
    credits: number;
    amount: number;
    currency: string;
    created_at: Date;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    method: string;
    begin_at_once: string | null;
    credits_left: number;
    attempt_id: number | null;
    payment_account_id: number | null;
    touched: boolean;
    declared_at: Date | null;
  };
}

export interface OrderOf {
  params: {
    account: number | bigint;
    site: number;
    payment: number | bigint;
  };
  row: {
    id: number;
    credits: number;
    amount: number;
    currency: string;
    created_at: Date;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    state: 'ordered' | 'opened' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'charged_back' | 'won_back';
    method: string;
    begin_at_once: string | null;
    credits_left: number;
    attempt_id: number | null;
    payment_account_id: number | null;
    touched: boolean;
    declared_at: Date | null;
  };
}

export interface LockOrder {
  params: {
    order: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface LockBalance {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface OrderByAddress {
  params: {
    payment: number | bigint;
    site: number;
    email: string;
  };
  row: {
    id: number;
    credits_left: number;
  };
}

export interface InsertWithdrawal {
  params: {
    reference: string;
    key: string;
    site: number;
    account: number | bigint | null;
    payment: number | bigint | null;
    name: string;
    email: string;
    contract: string | null;
    locale: string;
    left: number | null;
    now: Date;
  };
  row: {
    id: number;
    reference: string;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    declared_at: Date;
    refund: number | null;
    currency: string | null;
  };
}

export interface WithdrawalByKey {
  params: {
    key: string;
  };
  row: {
    id: number;
    reference: string;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    declared_at: Date;
    refund: number | null;
    currency: string | null;
  };
}

export interface WithdrawalOfOrder {
  params: {
    payment: number | bigint;
  };
  row: {
    id: number;
    reference: string;
    account_id: number | null;
    payment_id: number | null;
    name: string;
    email: string;
    contract: string | null;
    declared_at: Date;
    refund: number | null;
    currency: string | null;
  };
}

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
  };
}

export interface OpenWithdrawalRows {
  params: {
    host: string | null;
    most: number | bigint;
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
    id: number | bigint;
  };
  row: {
    id: number;
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
    account: number | bigint;
  };
  row: {
    withdrawals: unknown;
  };
}
