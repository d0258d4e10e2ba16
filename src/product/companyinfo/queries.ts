import { prepared } from '#platform/db/prepared.ts';

export interface CompanyRow {
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
}

export const companyById = prepared<CompanyRow & Record<string, unknown>, [id: number]>(`
  select name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount, added
    from companies where id = $1`);
