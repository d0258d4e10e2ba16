// Written by `npm run rows` from the statements beside it and the migrations.

export interface AllSites {
  params: Record<never, never>;
  row: {
    id: number;
    host: string;
    is_default: boolean;
    pool: number;
    company_id: number;
    settings: unknown;
  };
}

export interface LeastMessageCosts {
  params: {
    messageCredits: number;
    site: number;
  };
  row: {
    country: string | null;
    currency: string;
    costs: number;
  };
}
