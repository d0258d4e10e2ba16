// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeleteIntentOf {
  params: {
    account: number;
  };
  row: never;
}

export interface IntentData {
  params: {
    account: number;
  };
  row: {
    signup_intents: unknown;
  };
}
