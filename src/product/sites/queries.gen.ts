// Written by `npm run rows` from the statements and the migrations.

export interface InsertSite {
  params: {
    host: string;
    company: number;
    settings: string;
  };
  row: {
    id: number;
    is_default: boolean;
  };
}

export interface SiteToChange {
  params: {
    host: string;
  };
  row: {
    id: number;
    company_id: number;
    version: number;
    settings: unknown;
  };
}

export interface SiteOfHost {
  params: {
    host: string;
    but: number;
  };
  row: {
    id: number;
  };
}

export interface KeepVersion {
  params: {
    staff: string;
    now: Date;
    site: number;
  };
  row: never;
}

export interface StoreSettings {
  params: {
    settings: string;
    site: number;
  };
  row: {
    version: number;
  };
}

export interface SettingsOfVersion {
  params: {
    site: number;
    version: number;
  };
  row: {
    settings: unknown;
  };
}

export interface SiteVersions {
  params: {
    host: string;
    most: number | bigint;
  };
  row: {
    version: number;
    settings: unknown;
    staff_name: string;
    created_at: Date;
  };
}

export interface PricedCountries {
  params: {
    site: number;
  };
  row: {
    country: string | null;
  };
}

export interface NewestSettings {
  params: {
    site: number;
  };
  row: {
    version: number;
    settings: unknown;
    staff_name: string | null;
    created_at: Date | null;
  };
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
