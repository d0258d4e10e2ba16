import type { Sql } from '#platform/db/database.ts';
import { profilesBetween, sitemapNumbers } from './queries.ts';

/** Ids in one sitemap, whoever of them agreed: none can name more than the protocol allows, and no profile ever moves. An index is made of it. */
const SIZE = 50_000;
const PORTION = 1000;

interface SiteCall {
  sql: Sql;
  site: { id: number };
}

export interface IndexedProfile {
  id: number;
  changed_at: Date;
}

export const profileSitemaps = ({ sql, site }: SiteCall): Promise<{ number: number; changed_at: Date }[]> =>
  sitemapNumbers(sql, { site: site.id });

export async function* profilesInSitemap({ sql, site }: SiteCall, number: number): AsyncGenerator<IndexedProfile[]> {
  const end = (number + 1) * SIZE;
  let after = number * SIZE - 1;
  for (;;) {
    const found = await profilesBetween(sql, { site: site.id, after, end, limit: PORTION });
    const last = found.at(-1);
    if (!last) return;
    yield found;
    if (found.length < PORTION) return;
    after = last.id;
  }
}
