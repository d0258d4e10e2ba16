import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import {
  changedBetween,
  isHost,
  photoHost,
  type SettingsProblem,
  type StoredSettings,
  settingsProblem,
  unknownNames,
  unpriced,
  valuesOf,
} from './policy.ts';
import {
  insertSite,
  keepVersion,
  newestSettings,
  pricedCountries,
  settingsOfVersion,
  siteOfHost,
  siteToChange,
  siteVersions,
  storeSettings,
} from './queries.ts';

type Writer = Pick<WriteCall, 'tx' | 'now'>;

export type EditProblem =
  | SettingsProblem
  | { problem: 'wrong_host' | 'host_taken' | 'no_such_site' | 'no_such_version'; names: string[] }
  | { problem: 'changed_meanwhile'; names: string[] };

export interface Changed {
  site: number;
  version: number;
  changed: string[];
  before: StoredSettings;
  after: StoredSettings;
}

/** @param by the name of who does it. @returns its number, and whether it is the default one. */
export async function makeSite(
  { tx, now }: Writer,
  by: string,
  { host, company, settings }: { host: string; company: number; settings: StoredSettings },
): Promise<{ id: number; is_default: boolean } | EditProblem> {
  if (!isHost(host)) return { problem: 'wrong_host', names: [host] };
  const wrong = settingsProblem(settings);
  if (wrong) return wrong;
  const site = await insertSite.one(tx, { host, company, settings: JSON.stringify(settings) });
  if (!site) return { problem: 'host_taken', names: [host] };
  await keepVersion.one(tx, { site: site.id, staff: by, now });
  return site;
}

/** Null where it could be made. */
export const newSiteProblem = (host: string, settings: StoredSettings): EditProblem | null =>
  isHost(host) ? settingsProblem(settings) : { problem: 'wrong_host', names: [host] };

interface Change {
  host: string;
  set: StoredSettings;
  /** Names of those that get their default again. */
  unset: readonly string[];
  /** What others changed since is kept, unless it is the same setting. */
  seen?: number | undefined;
}

/** The others stay. Processes see it within five seconds. */
export async function changeSettings(call: Writer, by: string, change: Change): Promise<Changed | EditProblem> {
  const site = await siteToChange.one(call.tx, { host: change.host });
  if (!site) return { problem: 'no_such_site', names: [change.host] };
  const named = [...Object.keys(change.set), ...change.unset];
  if (change.seen !== undefined && change.seen !== site.version) {
    const seen = await settingsOfVersion.one(call.tx, { site: site.id, version: change.seen });
    if (!seen) return { problem: 'no_such_version', names: [`${change.seen}`] };
    const collide = changedBetween(seen.settings, site.settings).filter((name) => named.includes(name));
    if (collide.length) return { problem: 'changed_meanwhile', names: collide };
  }
  const kept = Object.entries(site.settings).filter(([name]) => !change.unset.includes(name));
  // One that an older version knew can be taken out.
  const absent = change.unset.filter((name) => !(name in site.settings));
  return unknownNames(absent) ?? store(call, by, site, { ...Object.fromEntries(kept), ...change.set });
}

/** @param seen the newest version that was seen; another one refuses. */
export async function goBack(
  call: Writer,
  by: string,
  { host, version, seen }: { host: string; version: number; seen?: number },
): Promise<Changed | EditProblem> {
  const site = await siteToChange.one(call.tx, { host });
  if (!site) return { problem: 'no_such_site', names: [host] };
  if (seen !== undefined && seen !== site.version) return { problem: 'changed_meanwhile', names: [] };
  const then = await settingsOfVersion.one(call.tx, { site: site.id, version });
  return then ? store(call, by, site, then.settings) : { problem: 'no_such_version', names: [`${version}`] };
}

async function store(
  { tx, now }: Writer,
  by: string,
  { id, version, settings: before }: RowOf<typeof siteToChange>,
  settings: StoredSettings,
): Promise<Changed | EditProblem> {
  const priced = (await pricedCountries(tx, { site: id })).map(({ country }) => country);
  const wrong = settingsProblem(settings);
  if (wrong) return wrong;
  const without = priced.length ? unpriced(settings, priced) : [];
  if (without.length) return { problem: 'country_without_price', names: without };
  const photos = photoHost(settings);
  if (photos !== null && (await siteOfHost.one(tx, { host: photos, but: id })))
    return { problem: 'photos_at_site', names: ['cdn_prefix'] };
  const changed = changedBetween(before, settings);
  const values = { before: valuesOf(before, changed), after: valuesOf(settings, changed) };
  if (!changed.length) return { site: id, version, changed, ...values };
  // Who made it is not known of a site that was made otherwise.
  await keepVersion.one(tx, { site: id, staff: '', now });
  const stored = await storeSettings.one(tx, { site: id, settings: JSON.stringify(settings) });
  await keepVersion.one(tx, { site: id, staff: by, now });
  return { site: id, version: stored?.version ?? version, changed, ...values };
}

export const versionsOf = (
  { sql }: Pick<ReadCall, 'sql'>,
  host: string,
  most: number,
): Promise<RowOf<typeof siteVersions>[]> => siteVersions(sql, { host, most });

export const settingsNow = (
  { sql }: Pick<ReadCall, 'sql'>,
  site: number,
): Promise<RowOf<typeof newestSettings> | null> => newestSettings.one(sql, { site });

export const changedSettings = (one: StoredSettings, other: StoredSettings): string[] => changedBetween(one, other);
