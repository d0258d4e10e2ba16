// Written by `npm run rows` from the statements beside it and the migrations.

export interface AccountRows {
  params: Record<never, never>;
  row: {
    id: number;
    company_id: number;
    provider: 'sandbox' | 'mollie' | 'stripe' | 'adyen';
    mode: 'test' | 'live';
    settings: unknown;
    secret: string;
    methods_off: string[];
    active: boolean;
  };
}

export interface InsertAccount {
  params: {
    company: number;
    provider: 'sandbox' | 'mollie' | 'stripe' | 'adyen';
    mode: 'test' | 'live';
    settings: string;
    secret: string;
    position: number;
  };
  row: never;
}

export interface InsertSandboxAccounts {
  params: Record<never, never>;
  row: never;
}

export interface DefaultCompany {
  params: Record<never, never>;
  row: {
    company_id: number;
  };
}
