// Written by `npm run rows` from the statements beside it and the migrations.

export interface PaymentByKey {
  params: {
    account: number;
    key: string;
  };
  row: {
    id: number;
    account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    currency: string;
    country: string;
    method: string;
    provider: string;
    provider_reference: string | null;
    redirect_url: string | null;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    created_at: Date;
    completed_at: Date | null;
  };
}

export interface PaymentOfAccount {
  params: {
    account: number;
    id: number;
  };
  row: {
    id: number;
    account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    currency: string;
    country: string;
    method: string;
    provider: string;
    provider_reference: string | null;
    redirect_url: string | null;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    created_at: Date;
    completed_at: Date | null;
  };
}

export interface PaymentsOfAccount {
  params: {
    account: number;
    before: number | null;
    most: number;
  };
  row: {
    id: number;
    account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    currency: string;
    country: string;
    method: string;
    provider: string;
    provider_reference: string | null;
    redirect_url: string | null;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    created_at: Date;
    completed_at: Date | null;
  };
}

export interface LockedPayment {
  params: {
    provider: string;
    reference: string;
  };
  row: {
    id: number;
    account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    currency: string;
    country: string;
    method: string;
    provider: string;
    provider_reference: string | null;
    redirect_url: string | null;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    created_at: Date;
    completed_at: Date | null;
    site_id: number;
  };
}

export interface PurchaseToConfirm {
  params: {
    payment: number;
    site: number;
  };
  row: {
    id: number;
    credits: number;
    amount: number;
    currency: string;
    created_at: Date;
    begin_at_once: string | null;
    email: string | null;
    locale: string;
  };
}

export interface InsertPayment {
  params: {
    account: number;
    site: number;
    pack: number;
    key: string;
    credits: number;
    amount: number;
    currency: string;
    country: string;
    method: string;
    provider: string;
    asked: string | null;
    askedIn: string | null;
  };
  row: {
    id: number;
    account_id: number;
    package_id: number;
    credits: number;
    amount: number;
    currency: string;
    country: string;
    method: string;
    provider: string;
    provider_reference: string | null;
    redirect_url: string | null;
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    created_at: Date;
    completed_at: Date | null;
  };
}

export interface StoreReference {
  params: {
    reference: string;
    redirectUrl: string;
    id: number;
  };
  row: never;
}

export interface SetStatus {
  params: {
    status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';
    completedAt: Date | null;
    id: number;
  };
  row: never;
}

export interface LockReference {
  params: {
    provider: string;
    reference: string;
  };
  row: never;
}

export interface Insert {
  params: {
    provider: string;
    id: string;
    payload: string;
  };
  row: never;
}

export interface Handled {
  params: {
    provider: string;
    id: string;
  };
  row: {
    handled: boolean;
  };
}

export interface MarkHandled {
  params: {
    now: Date;
    provider: string;
    id: string;
  };
  row: never;
}

export interface Waiting {
  params: {
    provider: string;
    reference: string;
  };
  row: {
    payload: unknown;
  };
}
