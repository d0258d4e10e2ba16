// Written by `npm run rows` from the statements beside it and the migrations.

export interface CloseMember {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface AddressOf {
  params: {
    account: number;
  };
  row: {
    email: string | null;
  };
}

export interface OtherAddressesOf {
  params: {
    account: number;
  };
  row: {
    email: string | null;
  };
}

export interface BlankAccount {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteEntries {
  params: {
    account: number;
  };
  row: never;
}

export interface AccountData {
  params: {
    account: number;
  };
  row: {
    accounts: unknown;
    sessions: unknown;
    mail_tokens: unknown;
    bans: unknown;
    ban_traces: unknown;
    held_accounts: unknown;
    ban_appeals: unknown;
    passkeys: unknown;
    passkey_challenges: unknown;
    totp: unknown;
    recovery_codes: unknown;
    login_proofs: unknown;
    login_devices: unknown;
    deletions: unknown;
    data_exports: unknown;
  };
}
