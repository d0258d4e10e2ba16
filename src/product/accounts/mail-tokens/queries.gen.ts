// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertToken {
  params: {
    hash: Buffer;
    account: number;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    detail: string | null;
    now: Date;
    expires: Date;
  };
  row: never;
}

export interface SpendToken {
  params: {
    now: Date;
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: {
    account_id: number;
    detail: string | null;
  };
}

export interface TokenState {
  params: {
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: {
    account_id: number;
    used_at: Date | null;
    detail: string | null;
  };
}

export interface VoidTokens {
  params: {
    account: number;
    purposes: string[];
    now: Date;
  };
  row: never;
}

export interface NoteAddressOf {
  params: {
    email: string;
    account: number;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
  };
  row: never;
}

export interface TokenToOpen {
  params: {
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    now: Date;
    site: number;
  };
  row: {
    account_id: number;
    detail: string | null;
    email: string | null;
  };
}

export interface LinkByToken {
  params: {
    hash: Buffer;
    site: number;
    purposes: string[];
  };
  row: {
    account_id: number;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    detail: string | null;
    used_at: Date | null;
    expires_at: Date;
    name: string | null;
  };
}

export interface TokenOwner {
  params: {
    hash: Buffer;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    now: Date;
  };
  row: {
    account_id: number;
  };
}

export interface CountTokensSince {
  params: {
    account: number;
    purpose: 'activate' | 'login' | 'reset_password' | 'change_email' | 'revert_email' | 'unsubscribe' | 'reactivate' | 'saved_search_alerts';
    after: Date;
  };
  row: {
    count: number;
  };
}
