// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertToken {
  params: {
    hash: Buffer;
    account: number;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    now: Date;
    expires: Date;
  };
  row: never;
}

export interface SpendToken {
  params: {
    now: Date;
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: {
    account_id: number;
  };
}

export interface TokenState {
  params: {
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: {
    account_id: number;
    used_at: Date | null;
  };
}

export interface CountTokensSince {
  params: {
    account: number;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    after: Date;
  };
  row: {
    count: number;
  };
}
