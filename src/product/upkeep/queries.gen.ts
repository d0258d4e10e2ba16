// Written by `npm run rows` from the statements and the migrations.

export interface InsertBackup {
  params: {
    name: string;
    made: Date;
    verified: Date;
    bytes: number | bigint;
  };
  row: never;
}

export interface NewestBackups {
  params: Record<never, never>;
  row: {
    kind: 'dump' | 'pgbackrest';
    name: string;
    made_at: Date;
    verified_at: Date;
  };
}

export interface NewestDrill {
  params: Record<never, never>;
  row: {
    drilled_at: Date;
    target_at: Date;
    seconds: number;
  };
}

export interface ArchiverState {
  params: Record<never, never>;
  row: {
    is_on: boolean | null;
    is_failing: boolean;
    seconds: number;
  };
}

export interface OpenRestore {
  params: Record<never, never>;
  row: {
    id: number;
    backup: string;
    backup_at: Date;
    restored_at: Date;
  };
}

export interface InsertRestore {
  params: {
    backup: string;
    at: Date;
    now: Date;
  };
  row: never;
}

export interface NewestRestore {
  params: Record<never, never>;
  row: {
    backup: string;
    backup_at: Date;
    restored_at: Date;
    resumed_at: Date | null;
  };
}

export interface CloseRestore {
  params: {
    now: Date;
    staff: string;
  };
  row: {
    backup: string;
  };
}

export interface WrongBalances {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface WrongPayments {
  params: {
    most: number | bigint;
  };
  row: {
    wrong: 'balance is not the sum of the ledger' | 'credits were not added exactly once' | 'paid is not completed, or completed not paid' | 'money of a second payment did not go back once' | 'more goes back than was paid' | 'the state says other than refunds and disputes' | 'credits of a refund do not add up' | 'credits of a dispute do not add up' | 'premium does not follow from the purchases that stand' | 'credited before its money came, and the debit says otherwise' | 'money that is not here has a receipt' | 'a debit collects another sum, or a second time' | 'a debit that came to nothing is not charged back' | 'a debit that is tried again has no next try' | 'a batch of debits is not what its file says' | 'a receipt is not as it was issued' | 'numbers of receipts have a gap' | 'sums of VAT are not those of the receipts' | 'a claim is not ended by the payment that paid it';
    account_id: number | null;
    payment_id: number | null;
  };
}

export interface InsertErasure {
  params: {
    key: string;
    hash: string;
    now: Date;
  };
  row: never;
}

export interface UnwrittenErasures {
  params: {
    most: number | bigint;
  };
  row: {
    key_id: string;
    account_hash: string;
    erased_at: Date;
  };
}

export interface MarkErasuresWritten {
  params: {
    now: Date;
    keys: string[];
    hashes: string[];
  };
  row: never;
}

export interface ForgetOldErasures {
  params: {
    before: Date;
  };
  row: never;
}

export interface MembersFrom {
  params: {
    after: number | bigint;
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
  };
}
