import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { gaugeOf } from '#platform/metrics/metrics.ts';
import type { Site, SiteError, SiteSettings } from './contract.ts';
import { hasPhotosAt } from './photo-origin.ts';
import { type KnownSites, readSitesOf } from './read-sites.ts';

declare module '#platform/call.ts' {
  interface CallFacts {
    readonly site: Site;
    readonly sites: Sites;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    site: Site;
  }
  interface FastifyInstance {
    sites: Sites;
  }
}

/** Until another process's change of settings is seen here. */
const TTL_MS = 5000;
/** A database may take so long to say that nothing changed. */
const READ_TIMEOUT_MS = 1000;

export interface Sites {
  /** An unknown one gets the default site. @throws site_unavailable (503) */
  byHost(host: string): Promise<Site>;
  /** @throws site_unavailable (503): work for such a site fails, and is tried again. */
  byId(id: number): Promise<Site>;
  all(): Promise<readonly Site[]>;
  origins(): Promise<string[]>;
  /** Of exactly this host name, for `?domain=`. @throws site_unavailable (503) */
  named(host: string): Promise<Site | null>;
  withPhotosAt(host: string): Promise<Site | null>;
  forget(): void;
}

/** Announced to every process when a site was made or changed. */
export const SITES_CHANGED = 'sites-changed';

interface SitesOptions {
  address: string;
  log: Log;
  now?: () => number;
}

/** While the database does not answer, as they were last known; one that never was known is answered 503. */
export function sitesOf(db: Sql, { address, log, now = Date.now }: SitesOptions): Sites {
  const read = readSitesOf(db, address, log);
  let known: KnownSites | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<KnownSites> | null = null;
  /** How often what was known was given up: a question from before that may have been answered with the old settings. */
  let forgotten = 0;
  gaugeOf(UNREADABLE, () => [
    { labels: { served: 'as_before' }, value: known?.kept ?? 0 },
    { labels: { served: 'not_at_all' }, value: known?.unavailable.length ?? 0 },
  ]);
  const all = async () => {
    const last = known;
    // Until there is a first site, nobody waits for it longer than for the question.
    if (last?.sites.length && now() - readAt <= TTL_MS) return last;
    const asked = forgotten;
    reading ??= read();
    try {
      // A process that knows its sites serves them, whatever becomes of the question.
      known = await (last ? Promise.race([reading, wait(READ_TIMEOUT_MS, last, { ref: false })]) : reading);
    } catch (error) {
      if (!last) throw error;
    } finally {
      reading = null;
    }
    if (asked === forgotten) readAt = now();
    return known ?? NONE;
  };
  const named = async (host: string) => {
    const { sites, unavailable } = await all();
    const isIt = (site: { host: string }) => site.host === host.toLowerCase();
    if (unavailable.some(isIt)) throw siteUnavailable();
    return sites.find(isIt) ?? null;
  };
  const fallback = async () => {
    const { sites, unavailable } = await all();
    const site =
      sites.find((entry) => entry.isDefault) ?? (unavailable.some((row) => row.is_default) ? null : sites[0]);
    if (!site) throw siteUnavailable();
    return site;
  };
  return {
    named,
    withPhotosAt: async (host) => (await all()).sites.find((site) => hasPhotosAt(site, host)) ?? null,
    all: async () => (await all()).sites,
    origins: async () =>
      [...(await all()).sites].sort((a, b) => Number(b.isDefault) - Number(a.isDefault)).map(({ origin }) => origin),
    byHost: async (host) => (await named(host)) ?? (await fallback()),
    forget() {
      readAt = Number.NEGATIVE_INFINITY;
      reading = null;
      forgotten += 1;
    },
    async byId(id) {
      const site = (await all()).sites.find((entry) => entry.id === id);
      if (!site) throw siteUnavailable();
      return site;
    },
  };
}

const NONE: KnownSites = { sites: [], unavailable: [], kept: 0 };
const UNREADABLE = {
  name: 'sites_unreadable',
  help: 'Sites whose row can not be read, as their last known values serve them or not at all.',
  labels: ['served'],
  together: 'max' as const,
};

const siteUnavailable = () => new AppError<SiteError>('site_unavailable', 503);

/** SPEC 9. Null when nothing is left. */
export const cleanPhone = (phone: string | null): string | null => phone?.replace(/[-\s‐-―]/g, '') || null;

export const supportPhone = (settings: Pick<SiteSettings, 'support_phone'>, company: string | null): string | null =>
  cleanPhone(settings.support_phone) ?? cleanPhone(company);

export const startingCredits = (settings: SiteSettings): number => settings.starting_credits ?? settings.signup_credits;
