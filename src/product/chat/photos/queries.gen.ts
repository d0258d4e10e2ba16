// Written by `npm run rows` from the statements beside it and the migrations.

export interface ViewerRow {
  params: {
    viewer: number;
  };
  row: {
    id: number;
    opens: boolean;
  };
}

export interface PhotoInEvidence {
  params: {
    photo: number;
    pool: number | null;
  };
  row: {
    message_id: number;
    sender_id: number;
  };
}

export interface PhotoRows {
  params: {
    pool: number;
    photos: number[];
  };
  row: {
    id: number;
    sender_id: number;
    recipient_id: number;
    file_hash: string | null;
    avif: boolean | null;
    width: number | null;
    height: number | null;
    delivered: boolean;
    to_give: number | null;
    sender_shown: boolean;
  };
}

export interface PhotoByUpload {
  params: {
    upload: string;
    sender: number;
  };
  row: {
    id: number;
    recipient_id: number;
  };
}

export interface UnsentPhoto {
  params: {
    photo: number;
    sender: number;
  };
  row: {
    id: number;
    recipient_id: number;
  };
}

export interface InsertPhoto {
  params: {
    sender: number;
    recipient: number;
    upload: string;
    hash: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface RefusedPicture {
  params: {
    hash: string;
  };
  row: {
    id: number;
  };
}

export interface FlagCopies {
  params: {
    print: string;
    bands: number[];
    most: number;
    photo: number;
    sender: number;
    recipient: number;
  };
  row: never;
}

export interface CopiedPhoto {
  params: {
    photo: number;
  };
  row: {
    file_hash: string | null;
  };
}

export interface DeleteOldestUnsent {
  params: {
    sender: number;
    most: number;
  };
  row: {
    file_hash: string | null;
  };
}

export interface DeleteUnused {
  params: {
    before: Date;
  };
  row: {
    file_hash: string | null;
  };
}

export interface BlankPhotosOf {
  params: {
    account: number;
  };
  row: {
    file_hash: string | null;
  };
}

export interface SentPhotoFiles {
  params: {
    account: number;
  };
  row: {
    file_hash: string | null;
  };
}
