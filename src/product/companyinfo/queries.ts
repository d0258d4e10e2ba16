import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const companyById = statement<described.CompanyById>(`
  select name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount, added
    from companies where id = :id`);
