import type { ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { cleanPhone } from '#product/sites/sites.ts';
import type { CompanyInfo } from './contract.ts';
import { companyById } from './queries.ts';

/** The company behind a site. SPEC 9: its support phone is shown without dashes and spaces. */
export async function companyBehind({ sql, site }: ReadCall): Promise<{ companyinfo: CompanyInfo }> {
  const company = await companyById.one(sql, { id: site.companyId });
  if (!company) throw notFound();
  const { support_phone, added } = company;
  return { companyinfo: { ...company, support_phone: cleanPhone(support_phone), added: added.toISOString() } };
}
