import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listHosts } from '../../hosts/contract.ts';
import { listSiteVersions, PLACES, showSiteSettings } from '../contract.ts';

export const PARTS = [...PLACES, 'packages', 'look', 'versions'] as const;
export type Part = (typeof PARTS)[number];

export interface SettingsSearch {
  site?: number;
  part?: Part;
  find?: string;
}

export const siteSettingsQuery = (transport: Transport, site: number) =>
  apiQuery(transport, showSiteSettings, { site });
export const versionsQuery = (transport: Transport, site: number) => apiQuery(transport, listSiteVersions, { site });
export const hostsQuery = (transport: Transport) => apiQuery(transport, listHosts, {});
