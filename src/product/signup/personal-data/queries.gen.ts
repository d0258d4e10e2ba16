// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeleteIntentOf {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteStepsOf {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteOpenInvitesOf {
  params: {
    account: number;
  };
  row: never;
}

export interface ForgetInviter {
  params: {
    account: number;
  };
  row: never;
}

export interface ForgetInvited {
  params: {
    account: number;
  };
  row: never;
}

export interface SignupData {
  params: {
    account: number;
  };
  row: {
    signup_intents: unknown;
    signup_steps: unknown;
    invites: unknown;
  };
}
