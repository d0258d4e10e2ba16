import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listHosts } from '../../hosts/contract.ts';
import { listSiteVersions, PLACES, showSiteSettings } from '../contract.ts';

/** Parts of the screen: the places of settings, and what else is set for a site. */
export const PARTS = [...PLACES, 'packages', 'look', 'versions'] as const;
export type Part = (typeof PARTS)[number];

/** What the screen shows, as its address has it. */
export interface SettingsSearch {
  site?: number;
  part?: Part;
  /** Letters of settings that are looked for. */
  find?: string;
}

export const siteSettingsQuery = (transport: Transport, site: number) =>
  apiQuery(transport, showSiteSettings, { site });
export const versionsQuery = (transport: Transport, site: number) => apiQuery(transport, listSiteVersions, { site });
export const hostsQuery = (transport: Transport) => apiQuery(transport, listHosts, {});
