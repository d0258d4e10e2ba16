import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';

/** Where an operator looks for a setting. */
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

/** One setting of a site: everything that is said of it anywhere. */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Its type and range, with its default; one without a default has to be given. */
  schema: Schema;
  place: keyof typeof SETTING_PLACES;
  /** What it does, for who sets it. */
  about: string;
  /** Browsers get it as it is. */
  shown: boolean;
}

const shownSetting = <Schema extends z.ZodMiniType>(place: Setting['place'], schema: Schema, about: string) =>
  ({ schema, place, about, shown: true }) as const satisfies Setting;
const keptSetting = <Schema extends z.ZodMiniType>(place: Setting['place'], schema: Schema, about: string) =>
  ({ schema, place, about, shown: false }) as const satisfies Setting;

const text = z.string();
const settingByLanguage = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.partialRecord(z.enum(LOCALES), schema), {});
const optionalSetting = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null as never);
const flagSetting = (by: boolean) => z._default(z.boolean(), by);
const wholeSetting = (by: number, from: number, to?: number) =>
  z._default(z.int().check(z.gte(from), ...(to === undefined ? [] : [z.lte(to)])), by);
const country = z.string().check(z.length(2));
const address = z.string().check(z.regex(/^https?:\/\//));

/** Words with single spaces between them, and nothing that nobody sees. No links, addresses or numbers to call: a conversation does not begin by leaving. */
const ONE_LINE = /^(?! )(?!.*(?:https?:|www\.|@|\d{6}))(?:[^\s\p{C}]|[\u200c\u200d]| (?! |$))+$/iu;
/** One line that somebody could say, 200 characters at most. */
const OwnIcebreaker = z.string().check(z.minLength(1), z.maxLength(200), z.regex(ONE_LINE));

const PartnerLink = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  url: z.string().check(z.maxLength(500), z.regex(/^https?:\/\//)),
});

const PROFILE_FIELDS_SHOWN = [
  'looking_for',
  'relationship_status',
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'region',
  'languages',
  'interests',
];

/**
 * What an operator sets for a site, stored as JSON. Its schema, what browsers get of it and docs/settings.md (`npm run settings`)
 * are made of these rows.
 */
export const SITE_SETTINGS = {
  name: shownSetting('brand', text, 'Name of the site.'),
  index_title: shownSetting('brand', text, 'Title of the first page, in the language of the site.'),
  description: shownSetting(
    'brand',
    text,
    'Sentence about the site for search engines and cards, in the language of the site.',
  ),
  index_titles: keptSetting('brand', settingByLanguage(z.string()), 'Title of the first page in other languages.'),
  descriptions: keptSetting('brand', settingByLanguage(z.string()), 'Description in other languages.'),
  mail_name: shownSetting('brand', text, 'Name of the sender of mails.'),
  primary_color: shownSetting(
    'brand',
    optionalSetting(z.string()),
    'Colour of buttons and links; null: the product’s own.',
  ),
  secondary_color: shownSetting('brand', optionalSetting(z.string()), 'Second colour; null: the product’s own.'),
  niche: shownSetting('brand', wholeSetting(1, 1, 7), 'Audience that words and landers speak to.'),
  cdn_prefix: shownSetting(
    'brand',
    z._default(z.string(), ''),
    'What the addresses of photos begin with, where they come from another host.',
  ),
  member_resell: shownSetting(
    'brand',
    optionalSetting(z.array(PartnerLink).check(z.maxLength(20))),
    'Links of partners in the menu of members and the footer, marked as such.',
  ),

  domain_language: shownSetting(
    'reach',
    optionalSetting(z.enum(LOCALES)),
    'Language of visitors who chose none; null leaves it to their browser.',
  ),
  country: keptSetting('reach', country, 'Country of the site: its prices, and what is preselected.'),
  countries: shownSetting('reach', z.array(country), 'Countries that the site serves.'),

  support_email: shownSetting('support', text, 'Address of the support.'),
  support_phone: shownSetting('support', optionalSetting(z.string()), 'Telephone of the support; null: none.'),
  refund_days: shownSetting('support', wholeSetting(14, 0), 'Days in which a purchase can be withdrawn.'),
  source_url: shownSetting(
    'support',
    optionalSetting(address),
    'Where the source of this very version is offered, as the licence asks of who runs it for others.',
  ),

  signups: shownSetting(
    'signup',
    z._default(z.enum(['all', 'trafficsource', 'invite']), 'all'),
    'Who may join: everybody, who comes by a partner’s link, or who is invited.',
  ),
  member_invites: keptSetting(
    'signup',
    wholeSetting(0, 0, 100),
    'Invitations that a member may make in 30 days; they count where `signups` is `invite`.',
  ),
  min_age: shownSetting('signup', wholeSetting(18, 18), 'Years that one has to be to join; never below 18.'),
  logged_out_search: shownSetting('signup', flagSetting(true), 'Visitors may search.'),
  logged_out_search_trafficsource: shownSetting(
    'signup',
    flagSetting(true),
    'Visitors who come by a partner’s link may search.',
  ),
  hide_account_existence: keptSetting(
    'signup',
    flagSetting(false),
    'Nobody is told whether an address has an account.',
  ),
  enable_site_entry_popup: shownSetting(
    'signup',
    flagSetting(true),
    'Visitors are warned at their entry that this is a site for adults.',
  ),

  message_credits: shownSetting('prices', wholeSetting(5, 0), 'Credits that a message costs.'),
  photo_credits: shownSetting('prices', wholeSetting(10, 0), 'Credits that a photo in a conversation costs.'),
  gift_credits: shownSetting(
    'prices',
    wholeSetting(10, 0),
    'Credits that every gift costs, beside what its own price adds.',
  ),
  offered_gifts: keptSetting(
    'prices',
    optionalSetting(z.array(z.string())),
    'Keys of the gifts that members may give; null: all that there are.',
  ),
  signup_credits: shownSetting('prices', wholeSetting(5, 0), 'Credits that the message of a sign-up costs.'),
  starting_credits: keptSetting(
    'prices',
    optionalSetting(z.int().check(z.gte(0))),
    'Credits of a new member; null: as many as `signup_credits`.',
  ),
  free_conversations: shownSetting(
    'prices',
    wholeSetting(2, 0),
    'Conversations that a free member may begin without credits.',
  ),
  welcome_discount: keptSetting(
    'prices',
    z._default(z.object({ percentage: wholeSetting(25, 0, 99), days: wholeSetting(7, 1, 365) }), {
      percentage: 25,
      days: 7,
    }),
    'Percent off a member’s first purchase, and for how many days from the sign-up; 0 switches it off. Who was offered the time bonus gets it only if it is smaller.',
  ),
  payment_methods_off: keptSetting(
    'prices',
    z._default(z.array(z.string()), []),
    'Payment methods that are not offered, whatever the company’s providers take.',
  ),
  premium_chance_percentage: keptSetting(
    'prices',
    z._default(z.nullable(z.int()), 46),
    'Per cent by which the chance of premium members is higher; shown only in languages in which `premium_chance_source` says how it is counted.',
  ),
  premium_chance_source: keptSetting(
    'prices',
    settingByLanguage(z.string().check(z.minLength(1), z.maxLength(1000))),
    'Who was counted for it, when and how.',
  ),

  message_length: shownSetting(
    'conversations',
    wholeSetting(1000, 1),
    'Characters of a message at most, as people count them.',
  ),
  chat_history_limit: shownSetting(
    'conversations',
    wholeSetting(200, 1),
    'Messages of a conversation that a page shows at most.',
  ),
  first_contacts: keptSetting(
    'conversations',
    wholeSetting(20, 1, 1000),
    'Conversations that a new member may begin in any 24 hours, premium or not.',
  ),
  first_contacts_days: keptSetting('conversations', wholeSetting(7, 0, 365), 'Days for which a member is new.'),
  icebreakers: keptSetting(
    'conversations',
    settingByLanguage(z.array(OwnIcebreaker).check(z.maxLength(50))),
    'Sentences of the site’s own to begin conversations by.',
  ),
  swipe_likes: keptSetting(
    'conversations',
    wholeSetting(4, 1, 100),
    'Likes that a member may give in the swipe game in any 24 hours.',
  ),

  search_fields: shownSetting(
    'profiles',
    z._default(z.array(z.string()), ['gender', 'country', 'countryregion', 'min_age', 'max_age']),
    'Fields of the search that stand in sight.',
  ),
  visible_profile_fields: shownSetting(
    'profiles',
    z._default(z.array(z.string()), PROFILE_FIELDS_SHOWN),
    'Facts that profiles show, in their order.',
  ),
  visible_profile_notes: shownSetting(
    'profiles',
    z._default(z.array(z.string()), ['about', 'seeking']),
    'Texts that profiles show, in their order.',
  ),
  free_photos: shownSetting('profiles', z._default(z.int(), 3), 'Photos that a free member may have.'),
  premium_photos: shownSetting('profiles', z._default(z.int(), 25), 'Photos that a premium member may have.'),
  auto_approve_photos: keptSetting(
    'profiles',
    flagSetting(false),
    'Photos are shown before staff have looked at them.',
  ),
  auto_approve_texts: keptSetting(
    'profiles',
    flagSetting(true),
    'Texts of profiles are shown before staff have looked at them.',
  ),

  fictional_warning: shownSetting(
    'fictional',
    flagSetting(true),
    'The warning at the entry and the prices say that there are fictional profiles.',
  ),
  fictional_singular: keptSetting(
    'fictional',
    optionalSetting(z.string()),
    'The label of a fictional profile; null: the catalogue’s word.',
  ),
  fictional_plural: keptSetting(
    'fictional',
    optionalSetting(z.string()),
    'The same for several; null: the catalogue’s word.',
  ),
  fictional_icon: shownSetting('fictional', z._default(z.string(), 'masks'), 'The sign beside the label.'),

  login_max_failures: keptSetting('login', wholeSetting(5, 1), 'Wrong passwords after which an account is blocked.'),
  login_max_failures_address: keptSetting(
    'login',
    wholeSetting(20, 1),
    'Wrong passwords, for whatever accounts, after which an address is blocked.',
  ),
  login_block_minutes: keptSetting('login', wholeSetting(15, 1), 'Minutes for which it is blocked.'),
} as const;

type Rows = typeof SITE_SETTINGS;
type Schemas = { [Name in keyof Rows]: Rows[Name]['schema'] };
type ShownSchemas = { [Name in keyof Rows as Rows[Name]['shown'] extends true ? Name : never]: Rows[Name]['schema'] };

const settingSchemas = (rows: Record<string, Setting>, which: (row: Setting) => boolean) =>
  Object.fromEntries(Object.entries(rows).flatMap(([name, row]) => (which(row) ? [[name, row.schema]] : [])));

/** The fields of a site's settings, each with its default. */
export const SETTING_SCHEMAS = settingSchemas(SITE_SETTINGS, () => true) as Schemas;
/** Those that browsers get as they are. */
export const SHOWN_SCHEMAS = settingSchemas(SITE_SETTINGS, ({ shown }) => shown) as ShownSchemas;
