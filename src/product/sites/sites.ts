import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Sql } from '#platform/db/database.ts';
import { type SettingsView, SiteSettings } from './contract.ts';
import { allSites, leastMessageCosts } from './queries.ts';

/** One brand on one host name, with its settings read and defaulted. */
export interface Site {
  readonly id: number;
  readonly host: string;
  readonly isDefault: boolean;
  readonly pool: number;
  readonly companyId: number;
  readonly settings: SiteSettings;
}

declare module 'fastify' {
  interface FastifyRequest {
    site: Site;
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

/** Sites from the database, kept for a few seconds; while it does not answer, as they were last known. */
export function sitesOf(db: Sql, now: () => number = Date.now): Sites {
  let known: Site[] | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Site[]> | null = null;
  const sites = async () => {
    const last = known;
    if (last && now() - readAt <= FRESH) return last;
    reading ??= readSites(db);
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

async function readSites(db: Sql): Promise<Site[]> {
  return (await allSites(db)).map((row) => ({
    id: row.id,
    host: row.host,
    isDefault: row.is_default,
    pool: row.pool,
    companyId: row.company_id,
    settings: z.parse(SiteSettings, row.settings),
  }));
}

/** As fresh as the site itself: with every reading of the sites there are new ones. */
const replies = new WeakMap<Site, Map<string, Promise<{ settings: SettingsView }>>>();

/**
 * What the browser may know of a site. Frozen, and the same for everybody until the site is read again.
 * @param country two-letter code of where the visitor seems to be.
 */
export function settingsReply(
  db: Sql,
  site: Site,
  country: string,
  selected: string,
  demo: boolean,
): Promise<{ settings: SettingsView }> {
  const ofSite = replies.get(site) ?? new Map<string, Promise<{ settings: SettingsView }>>();
  replies.set(site, ofSite);
  const key = `${country} ${selected}`;
  const known = ofSite.get(key);
  if (known) return known;
  const reading = settingsView(db, site, country, selected, demo).then((settings) => Object.freeze({ settings }));
  ofSite.set(key, reading);
  reading.catch(() => ofSite.delete(key));
  return reading;
}

async function settingsView(
  db: Sql,
  site: Site,
  country: string,
  selected: string,
  demo: boolean,
): Promise<SettingsView> {
  const costs: SettingsView['minimum_message_costs'] = {};
  for (const { country, costs: least, currency } of await leastMessageCosts(
    db,
    site.id,
    site.settings.message_credits,
  )) {
    costs[country ?? 'default'] = { costs: least, currency };
  }
  return {
    ...site.settings,
    geoip_country: country,
    geoip_selected_country: selected,
    minimum_message_costs: costs,
    push_public_key: null,
    domain: site.host,
    company_id: site.companyId,
    demo,
  };
}

/** Credits that a new member starts with. */
export const startingCredits = (settings: SiteSettings): number => settings.starting_credits ?? settings.signup_credits;
