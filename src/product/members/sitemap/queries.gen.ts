// Written by `npm run rows` from the statements beside it and the migrations.

export interface SitemapNumbers {
  params: {
    site: number;
  };
  row: {
    number: number | null;
    changed_at: Date | null;
  };
}

export interface ProfilesBetween {
  params: {
    site: number;
    after: number;
    end: number;
    limit: number;
  };
  row: {
    id: number;
    changed_at: Date;
  };
}
