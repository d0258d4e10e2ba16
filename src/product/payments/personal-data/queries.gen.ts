// Written by `npm run rows` from the statements beside it and the migrations.

export interface PaymentData {
  params: {
    account: number;
  };
  row: {
    payments: unknown;
    claims: unknown;
    stored_methods: unknown;
  };
}
