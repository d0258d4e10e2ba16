import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const companyById = statement<described.CompanyById>(`
  select name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount, added
    from companies where id = :id`);

export const insertCompany = statement<described.InsertCompany>(`
  insert into companies (name, address, kvk, city, country, representative, tradenames, vat_numbers, support_phone,
                         statement_text, vat_scheme, vat_registered)
  values (:name, :address, :kvk, :city, :country, :representative?, :tradenames::text[], :vat_numbers::text[],
          :support_phone?, :statement_text?, :vat_scheme, :vat_registered::text[])
  returning id`);
