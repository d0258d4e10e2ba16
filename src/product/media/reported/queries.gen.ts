// Written by `npm run rows` from the statements beside it and the migrations.

export interface ReportedPhotos {
  params: {
    member: number;
    hashes: string[];
  };
  row: {
    id: number;
  };
}
