import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const companyById = statement<described.CompanyById>(`
  select name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount, added
    from companies where id = :id`);

export const insertCompany = statement<described.InsertCompany>(`
  insert into companies (name, address, kvk, city, country, representative, tradenames, vat_numbers, support_phone,
                         statement_text, vat_scheme, vat_registered, delete_discount)
  values (:name, :address, :kvk, :city, :country, :representative?, :tradenames::text[], :vat_numbers::text[],
          :support_phone?, :statement_text?, :vat_scheme, :vat_registered::text[], :delete_discount?)
  returning id`);

export const companyRows = statement<described.CompanyRows>(`
  select id, version, name, address, kvk, city, country, representative, tradenames, vat_numbers, support_phone,
         statement_text, vat_scheme, vat_registered, delete_discount
    from companies order by id`);

export const companyToChange = statement<described.CompanyToChange>(`
  select version, name, address, kvk, city, country, representative, tradenames, vat_numbers, support_phone,
         statement_text, vat_scheme, vat_registered, delete_discount
    from companies where id = :id for update`);

export const storeCompany = statement<described.StoreCompany>(`
  update companies
     set name = :name, address = :address, kvk = :kvk, city = :city, country = :country, representative = :representative?,
         tradenames = :tradenames::text[], vat_numbers = :vat_numbers::text[], support_phone = :support_phone?,
         statement_text = :statement_text?, vat_scheme = :vat_scheme, vat_registered = :vat_registered::text[],
         delete_discount = :delete_discount?, version = version + 1
   where id = :id returning version`);
