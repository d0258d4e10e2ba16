// Written by `npm run rows` from the statements beside it and the migrations.

export interface LockComplaint {
  params: {
    reference: string;
    site: number;
  };
  row: {
    id: number;
    decided_at: Date | null;
  };
}

export interface ComplaintState {
  params: {
    reference: string;
    site: number;
  };
  row: {
    decided_at: Date | null;
  };
}

export interface PictureHashes {
  params: {
    complaint: number;
  };
  row: {
    file_hash: string;
  };
}

export interface InsertPicture {
  params: {
    complaint: number;
    hash: string;
    now: Date;
  };
  row: never;
}
