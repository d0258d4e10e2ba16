// Written by `npm run rows` from the statements and the migrations.

export interface CountHidden {
  params: {
    site: number;
    day: string;
    page: string;
    network: string;
    ref: string;
    most: number | bigint;
  };
  row: never;
}

export interface DeleteCountsBefore {
  params: {
    day: string;
  };
  row: never;
}

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

export interface MessageCosts {
  params: {
    messageCredits: number;
    site: number;
  };
  row: {
    country: string | null;
    currency: string;
    costs: number;
    cheapest: unknown;
    dearest: unknown;
  };
}

export interface CompanyOfSite {
  params: {
    company: number;
  };
  row: {
    support_phone: string | null;
    vat_countries: string[] | null;
  };
}
