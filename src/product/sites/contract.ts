import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { SETTING_SCHEMAS, SHOWN_SCHEMAS } from './settings/contract.ts';

export interface Site {
  readonly id: number;
  readonly host: string;
  /** Its host with the scheme and port of PUBLIC_URL. */
  readonly origin: string;
  readonly isDefault: boolean;
  readonly pool: number;
  readonly companyId: number;
  readonly settings: SiteSettings;
}

export const SITE_ERRORS = ['site_unavailable', 'unknown_host', 'country_not_served', 'time_zone_unknown'] as const;
export type SiteError = (typeof SITE_ERRORS)[number];

/** Stored as JSON, read through this schema so that every value has its default. */
export const SiteSettings = z.object(SETTING_SCHEMAS);
export type SiteSettings = z.output<typeof SiteSettings>;

/** In minor units. */
const CreditsPrice = z.object({ amount: z.int(), credits: z.int() });
export type CreditsPrice = z.output<typeof CreditsPrice>;

/** `costs` is in minor units of `currency`; `cheapest` and `dearest` are the packages by the price of a credit. */
const MessageCost = z.object({
  costs: z.number(),
  currency: z.string(),
  cheapest: CreditsPrice,
  dearest: CreditsPrice,
});

/** GET /api/settings.php, as the browser sees a site. Loaded once. */
export const SettingsView = z.extend(z.object(SHOWN_SCHEMAS), {
  fictional_singular: z.nullable(z.string()),
  fictional_plural: z.nullable(z.string()),
  /** In per cent; null where the site does not say how it counts, in the reader's language. */
  premium_chance_percentage: z.nullable(z.int()),
  /** How that is counted; null without a percentage. */
  premium_chance_source: z.nullable(z.string()),
  geoip_country: z.string(),
  geoip_selected_country: z.string(),
  minimum_message_costs: z.record(z.string(), MessageCost),
  starting_credits: z.number(),
  push_public_key: z.nullable(z.string()),
  domain: z.string(),
  company_id: z.number(),
  /** Where the company is, and where else it is registered for VAT, ISO 3166-1 alpha-2. */
  vat_countries: z.array(z.string()),
  /** Not there where nobody is asked. */
  asks_about_source: z.optional(z.boolean()),
  demo: z.boolean(),
  translation: z.optional(z.literal(true)),
});
export type SettingsView = z.output<typeof SettingsView>;

export const SettingsReply = z.object({ settings: SettingsView });

export const SETTINGS_WORDS = ['country', 'network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 'niche'] as const;
/** A longer one is left unheard, as any that means nothing: the page is shown all the same. */
const Word = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined);

export const SettingsInput = z.looseObject({
  domain: Word,
  /** ISO 3166-1 alpha-2; selected where the site serves it. */
  country: Word,
  network: Word,
  ref: Word,
  sub1: Word,
  sub2: Word,
  sub3: Word,
  lb: Word,
  niche: Word,
});
export type SettingsInput = z.output<typeof SettingsInput>;

export const settings = endpoint({
  method: 'GET',
  path: '/api/settings.php',
  summary: 'What the browser needs to know of the site; loaded once',
  access: 'anyone',
  input: SettingsInput,
  reply: SettingsReply,
});

export const BrowserLanguageInput = z.object({ language: z.enum(LOCALES) });
export const BrowserLanguageReply = z.object({ language: z.enum(LOCALES) });

export const chooseBrowserLanguage = endpoint({
  method: 'PUT',
  path: '/api/language.php',
  summary: 'Sets the language of this browser',
  access: 'anyone',
  input: BrowserLanguageInput,
  reply: BrowserLanguageReply,
});

/** ISO 3166-1 alpha-2, of those that the site serves. */
export const BrowserCountry = z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) });

export const chooseBrowserCountry = endpoint({
  method: 'PUT',
  path: '/api/country.php',
  summary:
    'Sets the country whose prices this browser is shown and pays, instead of where it seems to be; for members too',
  access: 'anyone',
  input: BrowserCountry,
  reply: BrowserCountry,
  errors: { country_not_served: 400 },
});

/** IANA, such as Europe/Amsterdam. */
export const BrowserTimeZone = z.object({
  time_zone: z.string().check(z.regex(/^[\w+:/-]{1,64}$/)),
});
export type BrowserTimeZone = z.output<typeof BrowserTimeZone>;

export const reportTimeZone = endpoint({
  method: 'PUT',
  path: '/api/timezone.php',
  summary: 'Tells the time zone of this browser, so that pages come in it',
  access: 'anyone',
  input: BrowserTimeZone,
  reply: BrowserTimeZone,
  errors: { time_zone_unknown: 400 },
});

export const PageHiddenReply = z.object({ ok: z.literal(true) });

/** A beacon of any type: what it counts comes from the visit's cookies and the page it is sent from. */
export const pageHidden = endpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  summary: 'A page went out of sight; counted in visits that asked for it by lb=1',
  access: 'anyone',
  text: true,
  reply: PageHiddenReply,
  limit: { name: 'page hidden', calls: 60, seconds: 60 },
});
