// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertProof {
  params: {
    hash: Buffer;
    purpose: string;
    now: Date;
    expires: Date;
    account: number;
    password: string | null;
  };
  row: {
    account_id: number;
  };
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

export interface DeleteProofsOf {
  params: {
    account: number;
    but: string | null;
  };
  row: never;
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
