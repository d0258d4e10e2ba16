// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertProof {
  params: {
    hash: Buffer;
    account: number;
    purpose: 'second_step' | 'banned' | 'deleted';
    now: Date;
    expires: Date;
  };
  row: never;
}

export interface ProofOf {
  params: {
    hash: Buffer;
    purpose: 'second_step' | 'banned' | 'deleted';
    now: Date;
    site: number;
  };
  row: {
    account_id: number;
  };
}

export interface DeleteProof {
  params: {
    hash: Buffer;
    purpose: 'second_step' | 'banned' | 'deleted';
    now: Date;
  };
  row: {
    account_id: number;
  };
}
