import type { Sql } from '#platform/db/database.ts';
import { notFound } from '#platform/errors.ts';
import type { CompanyInfo } from './contract.ts';
import { companyById } from './queries.ts';

/** The company behind a site. SPEC 9: its support phone is shown without dashes and spaces. */
export async function companyInfo(sql: Sql, companyId: number): Promise<CompanyInfo> {
  const company = await companyById.one(sql, companyId);
  if (!company) throw notFound();
  return { ...company, support_phone: cleanPhone(company.support_phone), added: company.added.toISOString() };
}

const cleanPhone = (phone: string | null): string | null => phone?.replace(/[-\s‐-―]/g, '') || null;
