// Written by `npm run rows` from the statements and the migrations.

export interface CompanyById {
  params: {
    id: number;
  };
  row: {
    name: string;
    address: string;
    kvk: string;
    city: string;
    country: string;
    tradenames: string[];
    vat_numbers: string[];
    support_phone: string | null;
    delete_discount: number | null;
    added: Date;
  };
}

export interface InsertCompany {
  params: {
    name: string;
    address: string;
    kvk: string;
    city: string;
    country: string;
    representative: string | null;
    tradenames: string[];
    vat_numbers: string[];
    support_phone: string | null;
    statement_text: string | null;
    vat_scheme: 'home' | 'oss';
    vat_registered: string[];
    delete_discount: number | null;
  };
  row: {
    id: number;
  };
}

export interface CompanyRows {
  params: Record<never, never>;
  row: {
    id: number;
    version: number;
    name: string;
    address: string;
    kvk: string;
    city: string;
    country: string;
    representative: string | null;
    tradenames: string[];
    vat_numbers: string[];
    support_phone: string | null;
    statement_text: string | null;
    vat_scheme: 'home' | 'oss';
    vat_registered: string[];
    delete_discount: number | null;
  };
}

export interface CompanyToChange {
  params: {
    id: number;
  };
  row: {
    version: number;
    name: string;
    address: string;
    kvk: string;
    city: string;
    country: string;
    representative: string | null;
    tradenames: string[];
    vat_numbers: string[];
    support_phone: string | null;
    statement_text: string | null;
    vat_scheme: 'home' | 'oss';
    vat_registered: string[];
    delete_discount: number | null;
  };
}

export interface StoreCompany {
  params: {
    name: string;
    address: string;
    kvk: string;
    city: string;
    country: string;
    representative: string | null;
    tradenames: string[];
    vat_numbers: string[];
    support_phone: string | null;
    statement_text: string | null;
    vat_scheme: 'home' | 'oss';
    vat_registered: string[];
    delete_discount: number | null;
    id: number;
  };
  row: {
    version: number;
  };
}
