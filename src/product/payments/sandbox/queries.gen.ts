// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertSandboxPayment {
  params: {
    reference: string;
    amount: number;
    currency: string;
    description: string;
    returnUrl: string;
    webhookUrl: string;
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
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';
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
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';
  };
}

export interface SetSandboxStatus {
  params: {
    status: 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';
    reference: string;
  };
  row: never;
}
