import type { ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import type { Site } from '#product/sites/contract.ts';
import { cleanPhone } from '#product/sites/sites.ts';
import type { CompanyInfo } from './contract.ts';
import { companyById } from './queries.ts';

type Reply = { readonly companyinfo: CompanyInfo };

/** By site: every page has it in its footer. As fresh as the site, since every reading of the sites makes new ones. */
const replies = new WeakMap<Site, Promise<Reply>>();

/** The same answer until the site is read again. SPEC 9: its support phone without dashes and spaces. */
export function companyBehind(call: ReadCall): Promise<Reply> {
  const known = replies.get(call.site);
  if (known) return known;
  const reading = replyFor(call);
  replies.set(call.site, reading);
  reading.catch(() => replies.delete(call.site));
  return reading;
}

async function replyFor({ sql, site }: ReadCall): Promise<Reply> {
  const company = await companyById.one(sql, { id: site.companyId });
  if (!company) throw notFound();
  const { support_phone, added } = company;
  return Object.freeze({
    companyinfo: { ...company, support_phone: cleanPhone(support_phone), added: added.toISOString() },
  });
}
