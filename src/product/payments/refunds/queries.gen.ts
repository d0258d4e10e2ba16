// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertRefund {
  params: {
    payment: number;
    attempt: number;
    cause: string;
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    by: 'member' | 'staff' | 'system' | 'provider';
    staff: string | null;
    amount: number;
    currency: string;
    credits: number;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reference: string | null;
    taken: number | null;
    now: Date;
    checkAt: Date | null;
  };
  row: {
    id: number;
  };
}

export interface RefundById {
  params: {
    id: number;
  };
  row: {
    id: number;
    payment_id: number;
    attempt_id: number;
    key: string;
    amount: number;
    currency: string;
    credits_asked: number;
    credits_taken: number | null;
    reference: string | null;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    checks: number;
    created_at: Date;
    account_id: number;
    site_id: number;
    number: number;
  };
}

export interface RefundByReference {
  params: {
    reference: string;
    account: number;
  };
  row: {
    id: number;
    payment_id: number;
    attempt_id: number;
    key: string;
    amount: number;
    currency: string;
    credits_asked: number;
    credits_taken: number | null;
    reference: string | null;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    checks: number;
    created_at: Date;
    account_id: number;
    site_id: number;
    number: number;
  };
}

export interface RefundByCause {
  params: {
    cause: string;
  };
  row: {
    id: number;
    payment_id: number;
    attempt_id: number;
    key: string;
    amount: number;
    currency: string;
    credits_asked: number;
    credits_taken: number | null;
    reference: string | null;
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reason: 'withdrawal' | 'paid_twice' | 'staff' | 'provider';
    checks: number;
    created_at: Date;
    account_id: number;
    site_id: number;
    number: number;
  };
}

export interface LeftToRefund {
  params: {
    payment: number;
  };
  row: {
    left: number;
  };
}

export interface TakeCredits {
  params: {
    id: number;
  };
  row: {
    credits_taken: number | null;
  };
}

export interface ReturnCredits {
  params: {
    id: number;
  };
  row: {
    balance: number | null;
  };
}

export interface SetRefund {
  params: {
    state: 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
    reference: string | null;
    sentAt: Date | null;
    now: Date;
    checkAt: Date | null;
    id: number;
  };
  row: never;
}

export interface TakeDueRefunds {
  params: {
    later: Date;
    now: Date;
    most: number;
  };
  row: {
    id: number;
  };
}

export interface DisputeByReference {
  params: {
    account: number;
    reference: string;
  };
  row: {
    id: number;
    payment_id: number;
    amount: number;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    credits_taken: number | null;
    credits_returned: number | null;
  };
}

export interface InsertDispute {
  params: {
    payment: number;
    attempt: number;
    account: number;
    reference: string;
    amount: number;
    currency: string;
    reason: string;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    due: Date | null;
    now: Date;
  };
  row: {
    id: number;
    payment_id: number;
    amount: number;
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    credits_taken: number | null;
    credits_returned: number | null;
  };
}

export interface SetDispute {
  params: {
    state: 'warned' | 'lost_funds' | 'won' | 'lost';
    due: Date | null;
    now: Date;
    id: number;
  };
  row: never;
}

export interface TakeDisputed {
  params: {
    credits: number;
    id: number;
  };
  row: {
    credits_taken: number | null;
  };
}

export interface ReturnDisputed {
  params: {
    id: number;
  };
  row: {
    credits_returned: number | null;
    balance: number | null;
  };
}

export interface InsertClaim {
  params: {
    account: number;
    payment: number;
    dispute: number;
    amount: number;
    currency: string;
    missing: number;
    now: Date;
  };
  row: never;
}

export interface CloseClaim {
  params: {
    now: Date;
    dispute: number;
  };
  row: never;
}
