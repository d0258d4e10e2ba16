// Written by `npm run rows` from the statements beside it and the migrations.

export interface ComplaintsOf {
  params: {
    account: number;
  };
  row: {
    id: number;
    site_id: number;
    own: boolean | null;
    decided_at: Date | null;
  };
}

export interface BlankOwn {
  params: {
    complaints: number[];
  };
  row: never;
}

export interface BlankAbout {
  params: {
    complaints: number[];
  };
  row: never;
}

export interface DeletePictures {
  params: {
    complaints: number[];
  };
  row: {
    file_hash: string;
  };
}

export interface CloseGone {
  params: {
    now: Date;
    complaints: number[];
  };
  row: {
    id: number;
    site_id: number;
  };
}

export interface BlankAppeals {
  params: {
    complaints: number[];
  };
  row: never;
}

export interface CloseGoneAppeals {
  params: {
    now: Date;
    complaints: number[];
  };
  row: {
    id: number;
    site_id: number;
  };
}

export interface ComplaintData {
  params: {
    account: number;
  };
  row: {
    complaints: unknown;
    complaint_appeals: unknown;
    complaint_pictures: unknown;
  };
}

export interface ComplaintPictureFiles {
  params: {
    account: number;
  };
  row: {
    file_hash: string;
  };
}
