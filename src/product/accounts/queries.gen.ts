// Written by `npm run rows` from the statements beside it and the migrations.

export interface AccountById {
  params: {
    id: number;
  };
  row: {
    id: number;
    site_id: number;
    kind: 'member' | 'fictional' | 'staff';
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    email: string | null;
    password_hash: string | null;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    language: string;
    credits: number;
    paid_user: boolean;
    notifications_disabled: string[];
    signup_date: Date;
    all_sites: boolean;
  };
}

export interface AccountByLogin {
  params: {
    site: number;
    login: string;
    pool: number;
  };
  row: {
    id: number;
    site_id: number;
    kind: 'member' | 'fictional' | 'staff';
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    email: string | null;
    password_hash: string | null;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    language: string;
    credits: number;
    paid_user: boolean;
    notifications_disabled: string[];
    signup_date: Date;
    all_sites: boolean;
  };
}

export interface AccountByEmail {
  params: {
    site: number;
    email: string;
    now: Date;
  };
  row: {
    id: number;
    site_id: number;
    kind: 'member' | 'fictional' | 'staff';
    role: 'moderator' | 'support' | 'finance' | 'admin' | null;
    email: string | null;
    password_hash: string | null;
    status: 'not_confirmed' | 'active' | 'blocked' | 'deleted';
    language: string;
    credits: number;
    paid_user: boolean;
    notifications_disabled: string[];
    signup_date: Date;
    all_sites: boolean;
  };
}

export interface SetLanguage {
  params: {
    language: string;
    id: number;
  };
  row: never;
}

export interface Insert {
  params: {
    site: number;
    email: string;
    passwordHash: string;
    language: string;
    tracking: string | null;
    now: Date;
    terms: Date;
    termsId: number;
  };
  row: {
    id: number;
  };
}

export interface ConfirmAccount {
  params: {
    id: number;
  };
  row: {
    id: number;
  };
}

export interface SetPaid {
  params: {
    account: number;
  };
  row: never;
}

export interface SetUnpaid {
  params: {
    account: number;
  };
  row: never;
}

export interface LiftBounce {
  params: {
    account: number;
  };
  row: never;
}
