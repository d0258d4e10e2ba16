// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertSandboxPayment {
  params: {
    reference: string;
    amount: number;
    currency: string;
    description: string;
    returnUrl: string;
    cancelUrl: string;
    webhookUrl: string;
    payment: number;
    attempt: number;
    method: string;
    store: boolean;
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    facts: string;
  };
  row: never;
}

export interface SandboxPayment {
  params: {
    reference: string;
  };
  row: {
    reference: string;
    amount: number;
    currency: string;
    description: string;
    return_url: string;
    cancel_url: string | null;
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    payment_id: number | null;
    attempt_id: number | null;
    method: string;
    store: boolean;
    refunded: number;
    dispute: 'lost_funds' | 'won' | 'lost' | null;
    facts: unknown;
    webhook_url: string;
  };
}

export interface LockedSandboxPayment {
  params: {
    reference: string;
  };
  row: {
    reference: string;
    amount: number;
    currency: string;
    description: string;
    return_url: string;
    cancel_url: string | null;
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    payment_id: number | null;
    attempt_id: number | null;
    method: string;
    store: boolean;
    refunded: number;
    dispute: 'lost_funds' | 'won' | 'lost' | null;
    facts: unknown;
    webhook_url: string;
  };
}

export interface SetSandboxPayment {
  params: {
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
    refunded: number;
    dispute: 'lost_funds' | 'won' | 'lost' | null;
    facts: string;
    reference: string;
  };
  row: never;
}

export interface AddRefund {
  params: {
    amount: number;
    facts: string;
    reference: string;
    same: string;
  };
  row: {
    reference: string;
  };
}

export interface CancelSandboxPayment {
  params: {
    facts: string;
    reference: string;
  };
  row: {
    reference: string;
  };
}
