import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { DANGERS, SETTING_NOTES, type SettingName, SHOWN_AT, UNITS } from '#product/sites/editing/contract.ts';
import { SETTING_PLACES } from '#product/sites/settings/contract.ts';
import { RowId, SiteId } from '../contract.ts';

export const SETTINGS_ERRORS = [
  'setting_unknown',
  'setting_wrong',
  'setting_colour',
  'setting_photo_host',
  'setting_country_missing',
  'setting_country_unpriced',
  'setting_changed_meanwhile',
  'setting_version_gone',
] as const;
export type SettingsError = (typeof SETTINGS_ERRORS)[number];

const SETTING_NAMES = Object.keys(SETTING_NOTES) as SettingName[];
const Site = queryInt(1, 2_147_483_647);
export const PLACES = Object.keys(SETTING_PLACES) as (keyof typeof SETTING_PLACES)[];

export const SettingView = z.object({
  name: z.enum(SETTING_NAMES),
  place: z.enum(PLACES),
  label: z.string(),
  help: z.string(),
  where: z.array(z.enum(SHOWN_AT)),
  unit: z.nullable(z.enum(UNITS)),
  danger: z.nullable(z.enum(DANGERS)),
  /** As JSON Schema. */
  schema: z.record(z.string(), z.unknown()),
  /** What counts: the site's own, else the default. */
  value: z.unknown(),
  /** Null for one that has to be given. */
  by_default: z.unknown(),
  own: z.boolean(),
});
export type SettingView = z.output<typeof SettingView>;

export const SiteInput = z.object({ site: Site });
export type SiteInput = z.output<typeof SiteInput>;

export const SiteSettingsReply = z.object({
  site: z.object({
    id: z.number(),
    host: z.string(),
    origin: z.string(),
    name: z.string(),
    is_default: z.boolean(),
    company_id: z.number(),
  }),
  version: z.number(),
  /** Null where it was made otherwise. */
  saved_at: z.nullable(z.string()),
  saved_by: z.nullable(z.string()),
  settings: z.array(SettingView),
  /** `country` is null for the price elsewhere. Money in minor units. */
  prices: z.array(
    z.object({ credits: z.number(), country: z.nullable(z.string()), currency: z.string(), amount: z.number() }),
  ),
});
export type SiteSettingsReply = z.output<typeof SiteSettingsReply>;

export const showSiteSettings = endpoint({
  method: 'GET',
  path: '/api/admin/site-settings.php',
  summary: 'All settings of a site with their types, help and values',
  access: 'admin',
  input: SiteInput,
  reply: SiteSettingsReply,
});

const MAX_CHANGED = 100;
/** Bytes of a call: the words of a first page in eleven languages are the longest. */
const MAX_BODY_BYTES = 256 * 1024;

export const SaveSettingsInput = z.object({
  site: SiteId,
  seen: RowId,
  set: z
    .record(z.string().check(z.maxLength(60)), z.unknown())
    .check(z.refine((set) => Object.keys(set).length <= MAX_CHANGED && JSON.stringify(set).length <= MAX_BODY_BYTES)),
  /** Names of those that get their default again. */
  unset: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MAX_CHANGED)),
});
export type SaveSettingsInput = z.output<typeof SaveSettingsInput>;

export const SavedReply = z.object({ version: z.number(), changed: z.array(z.string()) });
export type SavedReply = z.output<typeof SavedReply>;

const REFUSALS = {
  setting_unknown: 422,
  setting_wrong: 422,
  setting_colour: 422,
  setting_photo_host: 422,
  setting_country_missing: 422,
  setting_country_unpriced: 422,
  setting_changed_meanwhile: 409,
} as const;

export const saveSiteSettings = endpoint({
  method: 'POST',
  path: '/api/admin/site-settings.php',
  summary: 'Changes some settings of a site as a new version; what others changed since is kept, unless it is the same',
  access: 'admin',
  input: SaveSettingsInput,
  reply: SavedReply,
  errors: REFUSALS,
});

export const MAX_VERSIONS = 50;

export const SiteVersionsReply = z.object({
  versions: z.array(
    z.object({
      version: z.number(),
      at: z.string(),
      staff: z.string(),
      /** Against the version before; empty for the oldest that is kept. */
      changed: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
});
export type SiteVersionsReply = z.output<typeof SiteVersionsReply>;

export const listSiteVersions = endpoint({
  method: 'GET',
  path: '/api/admin/site-versions.php',
  summary: 'The newest fifty versions of a site’s settings, with what each changed',
  access: 'admin',
  input: SiteInput,
  reply: SiteVersionsReply,
});

export const GoBackInput = z.object({ site: SiteId, version: RowId, seen: RowId });
export type GoBackInput = z.output<typeof GoBackInput>;

export const goBackToVersion = endpoint({
  method: 'POST',
  path: '/api/admin/site-versions.php',
  summary: 'Makes the settings of an earlier version the newest one',
  access: 'admin',
  input: GoBackInput,
  reply: SavedReply,
  errors: { ...REFUSALS, setting_version_gone: 404 },
});
