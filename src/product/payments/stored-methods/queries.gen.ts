// Written by `npm run rows` from the statements beside it and the migrations.

export interface StoredOfAccount {
  params: {
    account: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
  };
}

export interface StoredById {
  params: {
    id: number;
    account: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
  };
}

export interface InsertStored {
  params: {
    account: number;
    paymentAccount: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    month: number;
    year: number;
    consent: string;
    locale: string;
    consented: Date;
    now: Date;
  };
  row: never;
}

export interface RemoveStored {
  params: {
    now: Date;
    id: number;
    account: number;
  };
  row: {
    id: number;
  };
}

export interface RemoveAllStored {
  params: {
    now: Date;
    account: number;
  };
  row: never;
}

export interface StoredToForget {
  params: {
    most: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
    site_id: number;
  };
}

export interface SetForgotten {
  params: {
    now: Date;
    id: number;
  };
  row: never;
}

export interface StoredFor {
  params: {
    id: number;
  };
  row: {
    id: number;
    account_id: number;
    payment_account_id: number;
    customer: string;
    token: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Date;
  };
}
