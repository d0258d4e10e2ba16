import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { record } from '#product/audit/audit.ts';
import { pricesOf } from '#product/credits/set-prices.ts';
import {
  type Changed,
  changedSettings,
  changeSettings,
  type EditProblem,
  goBack,
  settingsNow,
  versionsOf,
} from '#product/sites/editing/editing.ts';
import { describeSettings } from '#product/sites/settings/describe-settings.ts';
import { SITES_CHANGED } from '#product/sites/sites.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import {
  type GoBackInput,
  MAX_VERSIONS,
  type SavedReply,
  type SaveSettingsInput,
  type SettingsError,
  type SiteInput,
  type SiteSettingsReply,
  type SiteVersionsReply,
} from './contract.ts';

/** @throws not_found for a site that is not theirs. */
export async function show(call: Authenticated<ReadCall>, { site: id }: SiteInput): Promise<SiteSettingsReply> {
  await scopeOf(call, id);
  const now = await settingsNow(call, id);
  if (!now) throw notFound();
  const { host, origin, isDefault, companyId } = await call.sites.byId(id);
  const stored = now.settings;
  return {
    site: {
      id,
      host,
      origin,
      name: String(stored.name ?? host),
      is_default: isDefault,
      company_id: companyId,
    },
    version: now.version,
    saved_at: now.created_at?.toISOString() ?? null,
    saved_by: now.staff_name,
    settings: describeSettings(call.locale).map(({ unit = null, danger = null, where, help, byDefault, ...row }) => ({
      ...row,
      help: help.replaceAll('`', ''),
      unit,
      danger,
      where: [...where],
      value: stored[row.name] ?? byDefault ?? null,
      by_default: byDefault ?? null,
      own: row.name in stored,
    })),
    prices: (await pricesOf(call, id)).map(({ credits, country, currency, amount }) => ({
      credits,
      country,
      currency,
      amount,
    })),
  };
}

/** Live in all processes at once. */
export async function save(call: StaffCall, { site, seen, set, unset }: SaveSettingsInput): Promise<SavedReply> {
  const host = await hostOf(call, site);
  const staff = await actingStaff(call);
  return publish(call, staff, await changeSettings(call, staff.name, { host, set, unset, seen }));
}

export async function restore(call: StaffCall, { site, version, seen }: GoBackInput): Promise<SavedReply> {
  const host = await hostOf(call, site);
  const staff = await actingStaff(call);
  return publish(call, staff, await goBack(call, staff.name, { host, version, seen }), { back_to: version });
}

async function hostOf(call: Authenticated<ReadCall>, site: number): Promise<string> {
  await scopeOf(call, site);
  return (await call.sites.byId(site)).host;
}

async function publish(
  call: StaffCall,
  staff: Awaited<ReturnType<typeof actingStaff>>,
  outcome: Changed | EditProblem,
  details: { back_to?: number } = {},
): Promise<SavedReply> {
  if ('problem' in outcome) throw refusalOf(outcome);
  const { site, version, changed, before, after } = outcome;
  if (changed.length) {
    await record(call, staff, {
      verb: 'site.changed',
      object: 'site',
      id: site,
      account: null,
      site,
      details: { version, ...details },
      before,
      after,
    });
    call.announce(SITES_CHANGED, `${site}`);
  }
  return { version, changed };
}

const REFUSED: Record<EditProblem['problem'], [code: SettingsError, status: number] | null> = {
  no_such_setting: ['setting_unknown', 422],
  wrong_value: ['setting_wrong', 422],
  wrong_colour: ['setting_colour', 422],
  photos_at_site: ['setting_photo_host', 422],
  country_not_among_countries: ['setting_country_missing', 422],
  country_without_price: ['setting_country_unpriced', 422],
  changed_meanwhile: ['setting_changed_meanwhile', 409],
  no_such_version: ['setting_version_gone', 404],
  no_such_site: null,
  wrong_host: null,
  host_taken: null,
};

/** Countries are no fields: they are told of at the field that names them. */
const OF_COUNTRIES: readonly EditProblem['problem'][] = ['country_not_among_countries', 'country_without_price'];

function refusalOf({ problem, names }: EditProblem): AppError {
  const refused = REFUSED[problem];
  if (!refused) return notFound();
  const [code, status] = refused;
  const fields = OF_COUNTRIES.includes(problem) ? ['countries'] : names.map((name) => name.split('.')[0] ?? name);
  return new AppError(
    code,
    status,
    { names: names.join(', ') },
    Object.fromEntries(fields.map((name) => [name, code])),
  );
}

export async function listVersions(call: Authenticated<ReadCall>, { site }: SiteInput): Promise<SiteVersionsReply> {
  const rows = await versionsOf(call, await hostOf(call, site), MAX_VERSIONS + 1);
  const versions = rows.map(({ version, created_at, staff_name, settings }, at) => {
    const before = rows[at + 1]?.settings;
    const names = before ? changedSettings(before, settings) : [];
    return {
      version,
      at: created_at.toISOString(),
      staff: staff_name,
      changed: names.map((name) => ({ name, before: before?.[name] ?? null, after: settings[name] ?? null })),
    };
  });
  return { versions: versions.slice(0, MAX_VERSIONS) };
}
