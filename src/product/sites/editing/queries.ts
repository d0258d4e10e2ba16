import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

type Stored = Record<string, unknown>;

/** The first site of a deployment is the default one. Returns nothing where the host is taken. */
export const insertSite = statement<described.InsertSite>(`
  insert into sites (host, is_default, company_id, settings)
  select :host, not exists (select from sites), :company, :settings::jsonb
  on conflict (host) do nothing returning id, is_default`);

/** Locked: changes follow one another. */
export const siteToChange = statement<described.SiteToChange, { settings: Stored }>(
  'select id, company_id, version, settings from sites where host = :host for update',
);

export const siteOfHost = statement<described.SiteOfHost>('select id from sites where host = :host and id <> :but');

/** Before the first change of a site that was made otherwise, what it was is kept too. */
export const keepVersion = statement<described.KeepVersion>(`
  insert into site_versions (site_id, version, settings, staff_name, created_at)
  select id, version, settings, :staff, :now from sites where id = :site
  on conflict (site_id, version) do nothing`);

export const storeSettings = statement<described.StoreSettings>(
  'update sites set settings = :settings::jsonb, version = version + 1 where id = :site returning version',
);

export const settingsOfVersion = statement<described.SettingsOfVersion, { settings: Stored }>(
  'select settings from site_versions where site_id = :site and version = :version',
);

export const siteVersions = statement<described.SiteVersions, { settings: Stored }>(`
  select v.version, v.settings, v.staff_name, v.created_at
    from site_versions v join sites s on s.id = v.site_id
   where s.host = :host order by v.version desc limit :most`);

/** Null is the price elsewhere. */
export const pricedCountries = statement<described.PricedCountries>(`
  select distinct pp.country from packages p join package_prices pp on pp.package_id = p.id
   where p.site_id = :site and p.active`);

export const newestSettings = statement<described.NewestSettings, { settings: Stored }>(`
  select s.version, s.settings, v.staff_name, v.created_at
    from sites s left join site_versions v on v.site_id = s.id and v.version = s.version where s.id = :site`);
