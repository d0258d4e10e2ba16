import * as z from 'zod/mini';
import type { Sql } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Site } from './contract.ts';
import { SiteSettings } from './contract.ts';
import { allSites, type SiteRow } from './queries.ts';
import { unknownSettings } from './settings/contract.ts';

export interface KnownSites {
  /** By their row, or as they were when it could last be read. */
  readonly sites: readonly Site[];
  /** Rows whose settings can't be read, and could not since this process began: nothing is known of these brands. */
  readonly unavailable: readonly Pick<SiteRow, 'id' | 'host' | 'is_default'>[];
  readonly kept: number;
}

/** One row that can't be read changes nothing for the others. @param address gives all of them its scheme and port. */
export function readSitesOf(db: Sql, address: string, log: Log): () => Promise<KnownSites> {
  let last: readonly Site[] = [];
  /** What was wrong when it was said: the table is read every few seconds. */
  let told = new Map<number, string>();
  return async () => {
    const sites: Site[] = [];
    const unavailable: SiteRow[] = [];
    const telling = new Map<number, string>();
    let kept = 0;
    for (const row of await allSites(db)) {
      const settings = z.safeParse(SiteSettings, row.settings);
      if (settings.success) {
        sites.push(siteOf(row, settings.data, address));
        const unknown = unknownSettings(row.settings).join(', ');
        if (!unknown) continue;
        telling.set(row.id, unknown);
        if (told.get(row.id) !== unknown)
          log.warn({ site: row.id, host: row.host, settings: unknown }, 'settings of a site are not known');
        continue;
      }
      const wrong = [...new Set(settings.error.issues.map(({ path }) => path.join('.') || 'settings'))].join(', ');
      telling.set(row.id, wrong);
      const before = last.find(({ id }) => id === row.id);
      if (told.get(row.id) !== wrong)
        log.error(
          { site: row.id, host: row.host, settings: wrong, kept: before !== undefined },
          'a site can not be read',
        );
      if (before) {
        sites.push(before);
        kept += 1;
      } else unavailable.push(row);
    }
    told = telling;
    last = sites;
    return { sites, unavailable, kept };
  };
}

const siteOf = (row: SiteRow, settings: SiteSettings, address: string): Site => ({
  id: row.id,
  host: row.host,
  origin: originOf(row.host, address),
  isDefault: row.is_default,
  pool: row.pool,
  companyId: row.company_id,
  settings,
});

function originOf(host: string, address: string): string {
  const { protocol, port } = new URL(address);
  return `${protocol}//${host}${port && `:${port}`}`;
}
