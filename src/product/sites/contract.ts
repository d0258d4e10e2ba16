import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';

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

export const SITE_ERRORS = ['site_unavailable', 'unknown_host', 'country_not_served', 'time_zone_unknown'] as const;
export type SiteError = (typeof SITE_ERRORS)[number];

/** Words with single spaces between them, and nothing that nobody sees. No links, addresses or numbers to call: a conversation does not begin by leaving. */
const ONE_LINE = /^(?! )(?!.*(?:https?:|www\.|@|\d{6}))(?:[^\s\p{C}]|[\u200c\u200d]| (?! |$))+$/iu;
/** One line that somebody could say, 200 characters at most. */
const OwnIcebreaker = z.string().check(z.minLength(1), z.maxLength(200), z.regex(ONE_LINE));

const PartnerLink = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\//)),
});

const SIGNUPS = ['all', 'trafficsource', 'invite'] as const;

/** What an operator sets for a site; stored as JSON, read through this schema so that every value has its default. */
export const SiteSettings = z.object({
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  mail_name: z.string(),
  /** Title of the first page, and description, in languages other than that of `index_title` and `description`. */
  index_titles: z._default(z.partialRecord(z.enum(LOCALES), z.string()), {}),
  descriptions: z._default(z.partialRecord(z.enum(LOCALES), z.string()), {}),
  /** Language of visitors who chose none; null leaves it to their browser. */
  domain_language: z._default(z.nullable(z.enum(LOCALES)), null),
  country: z.string().check(z.length(2)),
  countries: z.array(z.string().check(z.length(2))),
  support_email: z.string(),
  support_phone: z._default(z.nullable(z.string()), null),
  cdn_prefix: z._default(z.string(), ''),
  niche: z._default(z.int().check(z.gte(1), z.lte(7)), 1),
  message_credits: z._default(z.int().check(z.gte(0)), 5),
  photo_credits: z._default(z.int().check(z.gte(0)), 10),
  gift_credits: z._default(z.int().check(z.gte(0)), 10),
  /** Keys of the gifts that members may give; null: all that there are. */
  offered_gifts: z._default(z.nullable(z.array(z.string())), null),
  signup_credits: z._default(z.int().check(z.gte(0)), 5),
  /** Credits of a new member; null means: as many as the sign-up message costs. */
  starting_credits: z._default(z.nullable(z.int().check(z.gte(0))), null),
  free_conversations: z._default(z.int().check(z.gte(0)), 2),
  /** Conversations that a new member may begin in any 24 hours, premium or not, and for how many days one is new. */
  first_contacts: z._default(z.int().check(z.gte(1), z.lte(1000)), 20),
  first_contacts_days: z._default(z.int().check(z.gte(0), z.lte(365)), 7),
  free_photos: z._default(z.int(), 3),
  premium_photos: z._default(z.int(), 25),
  /** Likes that a member may give in the swipe game in any 24 hours. */
  swipe_likes: z._default(z.int().check(z.gte(1), z.lte(100)), 4),
  /** Grapheme clusters. */
  message_length: z._default(z.int().check(z.gte(1)), 1000),
  /** Sentences of the site's own to begin conversations by, by language. */
  icebreakers: z._default(z.partialRecord(z.enum(LOCALES), z.array(OwnIcebreaker).check(z.maxLength(50))), {}),
  chat_history_limit: z._default(z.int().check(z.gte(1)), 200),
  /** Years; never below 18. */
  min_age: z._default(z.int().check(z.gte(18)), 18),
  signups: z._default(z.enum(SIGNUPS), 'all'),
  /** Invitations that a member may make in 30 days; they count where `signups` is `invite`. */
  member_invites: z._default(z.int().check(z.gte(0), z.lte(100)), 0),
  logged_out_search: z._default(z.boolean(), true),
  logged_out_search_trafficsource: z._default(z.boolean(), true),
  hide_account_existence: z._default(z.boolean(), false),
  enable_site_entry_popup: z._default(z.boolean(), true),
  auto_approve_photos: z._default(z.boolean(), false),
  auto_approve_texts: z._default(z.boolean(), true),
  /** Links of partners, for the menu of members and the footer, where they are marked as such. */
  member_resell: z._default(z.nullable(z.array(PartnerLink).check(z.maxLength(20))), null),
  fictional_warning: z._default(z.boolean(), true),
  /** Catalogue words are used where these are null. */
  fictional_singular: z._default(z.nullable(z.string()), null),
  fictional_plural: z._default(z.nullable(z.string()), null),
  fictional_icon: z._default(z.string(), 'masks'),
  refund_days: z._default(z.int().check(z.gte(0)), 14),
  /** Payment methods that are not offered here, whatever the company's providers take. */
  payment_methods_off: z._default(z.array(z.string()), []),
  /** Where the source of this very version is offered, as the licence asks of who runs it for others. */
  source_url: z._default(z.nullable(z.string().check(z.regex(/^https?:\/\//))), null),
  /** Per cent; shown only in languages in which `premium_chance_source` says how it is counted. */
  premium_chance_percentage: z._default(z.nullable(z.int()), 46),
  /** Percent off a member's first purchase, and for how many days from the sign-up; 0 switches it off. Who was offered the time bonus gets it only if it is smaller. */
  welcome_discount: z._default(
    z.object({
      percentage: z._default(z.int().check(z.gte(0), z.lte(99)), 25),
      days: z._default(z.int().check(z.gte(1), z.lte(365)), 7),
    }),
    { percentage: 25, days: 7 },
  ),
  /** Who was counted, when and how, by language. */
  premium_chance_source: z._default(
    z.partialRecord(z.enum(LOCALES), z.string().check(z.minLength(1), z.maxLength(1000))),
    {},
  ),
  search_fields: z._default(z.array(z.string()), ['gender', 'country', 'countryregion', 'min_age', 'max_age']),
  visible_profile_fields: z._default(z.array(z.string()), [
    'looking_for',
    'relationship_status',
    'sexuality',
    'hair_color',
    'eye_color',
    'body_type',
    'region',
    'languages',
    'interests',
  ]),
  visible_profile_notes: z._default(z.array(z.string()), ['about', 'seeking']),
  primary_color: z._default(z.nullable(z.string()), null),
  secondary_color: z._default(z.nullable(z.string()), null),
  login_max_failures: z._default(z.int().check(z.gte(1)), 5),
  login_max_failures_address: z._default(z.int().check(z.gte(1)), 20),
  /** Minutes. */
  login_block_minutes: z._default(z.int().check(z.gte(1)), 15),
});
export type SiteSettings = z.output<typeof SiteSettings>;

/** SPEC: minimum_message_costs by country. `costs` is in minor units of `currency`. */
const MessageCost = z.object({ costs: z.number(), currency: z.string() });

/** GET /api/settings.php, as the browser sees a site. Loaded once. */
export const SettingsView = z.extend(
  z.pick(SiteSettings, {
    countries: true,
    name: true,
    index_title: true,
    description: true,
    visible_profile_fields: true,
    visible_profile_notes: true,
    cdn_prefix: true,
    message_credits: true,
    photo_credits: true,
    gift_credits: true,
    signup_credits: true,
    message_length: true,
    support_email: true,
    support_phone: true,
    enable_site_entry_popup: true,
    search_fields: true,
    domain_language: true,
    fictional_warning: true,
    fictional_icon: true,
    refund_days: true,
    source_url: true,
    signups: true,
    logged_out_search: true,
    logged_out_search_trafficsource: true,
    member_resell: true,
    niche: true,
    mail_name: true,
    min_age: true,
    free_conversations: true,
    free_photos: true,
    premium_photos: true,
    chat_history_limit: true,
    primary_color: true,
    secondary_color: true,
  }),
  {
    fictional_singular: z.nullable(z.string()),
    fictional_plural: z.nullable(z.string()),
    /** How much higher the chance of premium members is, in per cent; null where the site does not say how it counts, in the reader's language. */
    premium_chance_percentage: z.nullable(z.int()),
    /** How that is counted; null without a percentage. */
    premium_chance_source: z.nullable(z.string()),
    geoip_country: z.string(),
    geoip_selected_country: z.string(),
    /** Of every country of the site; `default` is the price elsewhere. */
    minimum_message_costs: z.record(z.string(), MessageCost),
    push_public_key: z.nullable(z.string()),
    domain: z.string(),
    company_id: z.number(),
    /** There to be asked whether the traffic source may be kept; not there where nobody is. */
    asks_about_source: z.optional(z.boolean()),
    demo: z.boolean(),
    /** Received messages can be translated. */
    translation: z.optional(z.literal(true)),
  },
);
export type SettingsView = z.output<typeof SettingsView>;

export const SettingsReply = z.object({ settings: SettingsView });

/** Words of a page's address that the settings depend on, or that are remembered when a visit begins. */
export const SETTINGS_WORDS = ['country', 'network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 'niche'] as const;
/** A longer one is left unheard, as any that means nothing: the page is shown all the same. */
const Word = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined);

export const SettingsInput = z.looseObject({
  /** Of a configured site; any other is left unheard. */
  domain: Word,
  /** ISO 3166-1 alpha-2; selected where the site serves it. */
  country: Word,
  /** With ref and sub1 to sub3: the traffic source. */
  network: Word,
  ref: Word,
  sub1: Word,
  sub2: Word,
  sub3: Word,
  /** `1` has the visit's bounces logged. */
  lb: Word,
  /** 1 to 7; shows staff the site in another niche. */
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

/** The language of this browser. */
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

/** The IANA time zone of this browser, such as Europe/Amsterdam. */
export const BrowserTimeZone = z.object({
  time_zone: z.string().check(z.regex(/^[\w+:/-]{1,64}$/)),
});
export type BrowserTimeZone = z.output<typeof BrowserTimeZone>;

export const tellTimeZone = endpoint({
  method: 'PUT',
  path: '/api/timezone.php',
  summary: 'Tells the time zone of this browser, so that pages come in it',
  access: 'anyone',
  input: BrowserTimeZone,
  reply: BrowserTimeZone,
  errors: { time_zone_unknown: 400 },
});
