import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import { isTimeZone } from '#platform/i18n/time-zones.ts';
import { FIELD_NAMES, isFictionalLabel, PROFILE_FIELDS, type ProfileField } from '../profiles/contract.ts';

export const SETTING_PLACES = {
  brand: 'Name, words and colours',
  reach: 'Languages and countries',
  support: 'Support and law',
  signup: 'Who may join and see',
  prices: 'Credits and prices',
  conversations: 'Conversations and likes',
  profiles: 'Search, profiles and photos',
  fictional: 'Fictional profiles',
  login: 'Log-in',
} as const;

export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  place: keyof typeof SETTING_PLACES;
  shown: boolean;
  /** Any other value falls back to the default, and is logged. Without it a wrong value makes the site unreadable. */
  exact?: z.ZodMiniType;
}

const shownSetting = <Schema extends z.ZodMiniType>(place: Setting['place'], schema: Schema) =>
  ({ schema, place, shown: true }) as const satisfies Setting;
const keptSetting = <Schema extends z.ZodMiniType>(place: Setting['place'], schema: Schema) =>
  ({ schema, place, shown: false }) as const satisfies Setting;

export const FICTIONAL_ICONS = ['masks', 'sparkles', 'shield', 'info'] as const;
export type FictionalIconName = (typeof FICTIONAL_ICONS)[number];
/** A wrong value is the default instead, said in the log: a brand is worth more than one of its words. */
const lenient = <Schema extends z.ZodMiniType, const Shown extends boolean>(
  place: Setting['place'],
  shown: Shown,
  exact: Schema,
  fallback: z.output<Schema>,
) => ({ schema: z._default(z.catch(exact, fallback), fallback as never), place, shown, exact }) as const;

const text = z.string();
const zoneName = z.string().check(z.refine(isTimeZone));
const settingByLanguage = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.partialRecord(z.enum(LOCALES), schema), {});
const optionalSetting = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null as never);
const flagSetting = (by: boolean) => z._default(z.boolean(), by);
const wholeSetting = (by: number, from: number, to?: number) =>
  z._default(z.int().check(z.gte(from), ...(to === undefined ? [] : [z.lte(to)])), by);
const country = z.string().check(z.length(2));
const address = z.string().check(z.regex(/^https?:\/\//));

/** No links, addresses or numbers to call: a conversation does not begin by leaving. */
const ONE_LINE = /^(?! )(?!.*(?:https?:|www\.|@|\d{6}))(?:[^\s\p{C}]|[\u200c\u200d]| (?! |$))+$/iu;
const OwnIcebreaker = z.string().check(z.minLength(1), z.maxLength(200), z.regex(ONE_LINE));

const PartnerLink = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\//)),
});

// Calls that are pure: the browser has no use for the defaults, and the build drops them.
const TEXTS_SHOWN = /* @__PURE__ */ fieldsOfKind('text');
const FACTS_SHOWN = /* @__PURE__ */ fieldsOfKind('choice').concat('region', fieldsOfKind('list'));

function fieldsOfKind(kind: ProfileField['kind']): string[] {
  return FIELD_NAMES.filter((name) => PROFILE_FIELDS[name].kind === kind);
}
export const HOME_SCENES = ['street', 'dressing_room', 'shore', 'quay'] as const;
export type HomeScene = (typeof HOME_SCENES)[number];
/** Of Fraunces and Figtree alone: a file that a page fetches is one of the product's own. */
const HEADLINE_FACES = ['serif', 'serif_italic', 'sans_light', 'sans_heavy'] as const;
const SHAPES = ['round', 'soft', 'square'] as const;
const LOGOS = ['flame', 'curtains', 'sun', 'bollard'] as const;

const hostName = optionalSetting(z.string().check(z.maxLength(200), z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)));
const senderId = z._default(z.string().check(z.regex(/^[a-z0-9]{5,15}$/i)), 'kindling');
const wordsSetting = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const HOME_STEP = z.object({ title: wordsSetting(40), text: wordsSetting(200) });
const HOME_WORDS = {
  headline: wordsSetting(80),
  subline: wordsSetting(240),
  search: wordsSetting(40),
  members_few: wordsSetting(160),
  how_title: wordsSetting(60),
  steps: z.array(HOME_STEP).check(z.length(3)),
  safety: wordsSetting(240),
  near_title: wordsSetting(60),
};
/** What is not there is said in the general words of the site’s niche. */
const HomeTexts = z.partial(z.strictObject(HOME_WORDS));
export type HomeTexts = z.output<typeof HomeTexts>;

/** Null: the usual word of each language. */
const FICTIONAL_LABEL = z.nullable(z.string().check(z.refine(isFictionalLabel)));

/** `npm run settings` makes docs/settings.md of these rows; `data/<locale>.json` has name and sentence of each. */
export const SITE_SETTINGS = {
  name: shownSetting('brand', text),
  index_title: shownSetting('brand', text),
  description: shownSetting('brand', text),
  index_titles: keptSetting('brand', settingByLanguage(z.string())),
  descriptions: keptSetting('brand', settingByLanguage(z.string())),
  mail_name: shownSetting('brand', text),
  primary_color: shownSetting('brand', optionalSetting(z.string())),
  secondary_color: shownSetting('brand', optionalSetting(z.string())),
  logo: lenient('brand', true, z.enum(LOGOS), 'flame'),
  headline_face: lenient('brand', false, z.enum(HEADLINE_FACES), 'serif'),
  shape: lenient('brand', false, z.enum(SHAPES), 'round'),
  home_scene: lenient('brand', true, z.nullable(z.enum(HOME_SCENES)), null),
  home_texts: lenient('brand', false, z.partialRecord(z.enum(LOCALES), HomeTexts), {}),
  home_people: lenient('brand', false, z.array(z.int().check(z.gte(1))).check(z.maxLength(3)), []),
  niche: shownSetting('brand', wholeSetting(1, 1, 7)),
  cdn_prefix: shownSetting('brand', z._default(z.string(), '')),
  member_resell: shownSetting('brand', optionalSetting(z.array(PartnerLink).check(z.maxLength(20)))),

  domain_language: shownSetting('reach', optionalSetting(z.enum(LOCALES))),
  country: keptSetting('reach', country),
  time_zone: lenient('reach', false, zoneName, 'Europe/Amsterdam'),
  countries: shownSetting('reach', z.array(country)),

  support_email: shownSetting('support', text),
  support_phone: shownSetting('support', optionalSetting(z.string())),
  bounce_host: keptSetting('support', hostName),
  dkim_selector: keptSetting('support', optionalSetting(z.string())),
  feedback_sender: keptSetting('support', senderId),
  refund_days: shownSetting('support', wholeSetting(14, 0)),
  source_url: shownSetting('support', optionalSetting(address)),

  signups: shownSetting('signup', z._default(z.enum(['all', 'trafficsource', 'invite']), 'all')),
  member_invites: keptSetting('signup', wholeSetting(0, 0, 100)),
  min_age: shownSetting('signup', wholeSetting(18, 18)),
  logged_out_search: shownSetting('signup', flagSetting(true)),
  logged_out_search_trafficsource: shownSetting('signup', flagSetting(true)),
  hide_account_existence: keptSetting('signup', flagSetting(false)),
  enable_site_entry_popup: shownSetting('signup', flagSetting(true)),

  message_credits: shownSetting('prices', wholeSetting(5, 0)),
  photo_credits: shownSetting('prices', wholeSetting(10, 0)),
  gift_credits: shownSetting('prices', wholeSetting(10, 0)),
  offered_gifts: keptSetting('prices', optionalSetting(z.array(z.string()))),
  signup_credits: shownSetting('prices', wholeSetting(5, 0)),
  starting_credits: keptSetting('prices', optionalSetting(z.int().check(z.gte(0)))),
  free_conversations: shownSetting('prices', wholeSetting(2, 0)),
  sms_senders: keptSetting(
    'support',
    z._default(z.record(country, z.string().check(z.regex(/^(?:[A-Za-z0-9 ]{1,11}|\+[0-9]{5,15})$/))), {}),
  ),
  debit_first: keptSetting('prices', wholeSetting(2_500, 0)),
  debit_week: keptSetting('prices', wholeSetting(5_000, 0)),
  debit_month: keptSetting('prices', wholeSetting(15_000, 0)),
  welcome_discount: keptSetting(
    'prices',
    z._default(z.object({ percentage: wholeSetting(25, 0, 99), days: wholeSetting(7, 1, 365) }), {
      percentage: 25,
      days: 7,
    }),
  ),
  payment_methods_off: keptSetting('prices', z._default(z.array(z.string()), [])),
  premium_chance_percentage: keptSetting('prices', z._default(z.nullable(z.int()), 46)),
  premium_chance_source: keptSetting('prices', settingByLanguage(z.string().check(z.minLength(1), z.maxLength(1000)))),

  message_length: shownSetting('conversations', wholeSetting(1000, 1)),
  chat_history_limit: shownSetting('conversations', wholeSetting(200, 1)),
  first_contacts: keptSetting('conversations', wholeSetting(20, 1, 1000)),
  first_contacts_days: keptSetting('conversations', wholeSetting(7, 0, 365)),
  icebreakers: keptSetting('conversations', settingByLanguage(z.array(OwnIcebreaker).check(z.maxLength(50)))),
  swipe_likes: keptSetting('conversations', wholeSetting(4, 1, 100)),

  search_fields: shownSetting(
    'profiles',
    z._default(z.array(z.string()), ['gender', 'country', 'countryregion', 'min_age', 'max_age']),
  ),
  visible_profile_fields: shownSetting('profiles', z._default(z.array(z.string()), FACTS_SHOWN)),
  visible_profile_notes: shownSetting('profiles', z._default(z.array(z.string()), TEXTS_SHOWN)),
  free_photos: shownSetting('profiles', z._default(z.int(), 3)),
  premium_photos: shownSetting('profiles', z._default(z.int(), 25)),
  auto_approve_photos: keptSetting('profiles', flagSetting(false)),
  photo_promise_minutes: keptSetting('profiles', wholeSetting(240, 1, 10_080)),
  text_promise_minutes: keptSetting('profiles', wholeSetting(240, 1, 10_080)),
  report_promise_hours: keptSetting('profiles', wholeSetting(24, 1, 720)),
  complaint_answer_days: keptSetting('profiles', wholeSetting(14, 1, 14)),
  moderation_break_minutes: keptSetting('profiles', wholeSetting(45, 5, 480)),
  auto_approve_names: keptSetting('profiles', flagSetting(true)),
  auto_approve_texts: keptSetting('profiles', flagSetting(true)),

  fictional_warning: shownSetting('fictional', flagSetting(true)),
  fictional_singular: lenient('fictional', false, FICTIONAL_LABEL, null),
  fictional_plural: lenient('fictional', false, FICTIONAL_LABEL, null),
  fictional_icon: lenient('fictional', true, z.enum(FICTIONAL_ICONS), 'masks'),
  fictional_answers_a_day: keptSetting('fictional', wholeSetting(30, 1, 500)),
  fictional_spending_limit: keptSetting('fictional', wholeSetting(100, 1, 100_000)),

  login_max_failures: keptSetting('login', wholeSetting(5, 1)),
  login_max_failures_address: keptSetting('login', wholeSetting(20, 1)),
  login_block_minutes: keptSetting('login', wholeSetting(15, 1)),
} as const;

type Rows = typeof SITE_SETTINGS;
type Schemas = { [Name in keyof Rows]: Rows[Name]['schema'] };
type ShownSchemas = { [Name in keyof Rows as Rows[Name]['shown'] extends true ? Name : never]: Rows[Name]['schema'] };

const settingSchemas = (rows: Record<string, Setting>, which: (row: Setting) => boolean) =>
  Object.fromEntries(Object.entries(rows).flatMap(([name, row]) => (which(row) ? [[name, row.schema]] : [])));

export function unknownSettings(stored: unknown): string[] {
  const given = new Map(typeof stored === 'object' && stored ? Object.entries(stored) : []);
  return Object.entries<Setting>(SITE_SETTINGS).flatMap(([name, { exact }]) =>
    exact && given.has(name) && !z.safeParse(exact, given.get(name)).success ? [name] : [],
  );
}

export const SETTING_SCHEMAS = settingSchemas(SITE_SETTINGS, () => true) as Schemas;
export const SHOWN_SCHEMAS = settingSchemas(SITE_SETTINGS, ({ shown }) => shown) as ShownSchemas;
