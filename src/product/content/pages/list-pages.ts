import type { ReadCall } from '#platform/call.ts';
import { companyBehind } from '#product/companyinfo/companyinfo.ts';
import { legalVersion } from '#product/companyinfo/contract.ts';
import { STANDARD_PAGES } from './contract.ts';
import { pagesInForce } from './queries.ts';
import { isStandardPage } from './read-built-in.ts';

export async function listPages(call: ReadCall): Promise<{ path: string; changedAt: Date }[]> {
  const { sql, site, now } = call;
  const [written, { companyinfo: company }] = await Promise.all([
    pagesInForce(sql, { site: site.id, now }),
    companyBehind(call),
  ]);
  const law = STANDARD_PAGES.map((slug) => ({
    path: `/pages/${slug}`,
    changedAt: written.find((page) => page.slug === slug)?.changed_at ?? legalVersion(company.added),
  }));
  const own = written.filter(({ slug, shown }) => shown && !isStandardPage(slug));
  return [...law, ...own.map(({ slug, changed_at }) => ({ path: `/${slug}`, changedAt: changed_at }))];
}
