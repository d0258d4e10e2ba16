import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Sql } from '#platform/db/database.ts';
import { SiteSettings } from './contract.ts';
import { allSites, type SiteRow } from './queries.ts';

/** One brand on one host name, with its settings read and defaulted. */
export interface Site {
  readonly id: number;
  readonly host: string;
  /** Where its pages are: its host with the scheme and port of PUBLIC_URL. Links in mails, redirects and canonical addresses begin with it. */
  readonly origin: string;
  readonly isDefault: boolean;
  readonly pool: number;
  readonly companyId: number;
  readonly settings: SiteSettings;
}

declare module '#platform/call.ts' {
  interface CallFacts {
    /** The brand that the call is about. */
    readonly site: Site;
    /** The deployment's other brands. */
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

/** Milliseconds that another process's change of settings may take to be seen here. */
const FRESH = 5000;
/** Milliseconds that a database may take to say that nothing changed. */
const PATIENCE = 1000;

export interface Sites {
  /** The site of a host name; an unknown one gets the default site. */
  byHost(host: string): Promise<Site>;
  byId(id: number): Promise<Site>;
  /** The site of exactly this host name, for `?domain=`. */
  named(host: string): Promise<Site | null>;
}

/**
 * Sites from the database, kept for a few seconds; while it does not answer, as they were last known.
 * @param publicUrl gives all of them its scheme and port.
 */
export function sitesOf(db: Sql, publicUrl: string, now: () => number = Date.now): Sites {
  let known: Site[] | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Site[]> | null = null;
  const sites = async () => {
    const last = known;
    if (last && now() - readAt <= FRESH) return last;
    reading ??= readSites(db, publicUrl);
    try {
      // A process that knows its sites serves them, whatever becomes of the question.
      known = await (last ? Promise.race([reading, wait(PATIENCE, last, { ref: false })]) : reading);
    } catch (error) {
      if (!last) throw error;
    } finally {
      reading = null;
    }
    readAt = now();
    return known ?? [];
  };
  const named = async (host: string) => (await sites()).find((site) => site.host === host.toLowerCase()) ?? null;
  const fallback = async () => {
    const all = await sites();
    const site = all.find((entry) => entry.isDefault) ?? all[0];
    if (!site) throw new Error('There is no site in the database.');
    return site;
  };
  return {
    named,
    byHost: async (host) => (await named(host)) ?? (await fallback()),
    byId: async (id) => (await sites()).find((site) => site.id === id) ?? (await fallback()),
  };
}

async function readSites(db: Sql, publicUrl: string): Promise<Site[]> {
  return (await allSites(db)).map((row) => siteOf(row, publicUrl));
}

const siteOf = (row: SiteRow, publicUrl: string): Site => ({
  id: row.id,
  host: row.host,
  origin: originOf(row.host, publicUrl),
  isDefault: row.is_default,
  pool: row.pool,
  companyId: row.company_id,
  settings: z.parse(SiteSettings, row.settings),
});

function originOf(host: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port && `:${port}`}`;
}

/** Credits that a new member starts with. */
export const startingCredits = (settings: SiteSettings): number => settings.starting_credits ?? settings.signup_credits;
