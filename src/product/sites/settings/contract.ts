import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import { FIELD_NAMES, PROFILE_FIELDS, type ProfileField } from '../profile-fields/contract.ts';

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
  about: string;
  shown: boolean;
  /** What a value has to be that is taken as it is: any other falls back to the default, and is logged. Without it a wrong value makes the site unreadable. */
  exact?: z.ZodMiniType;
}

const shownSetting = <Schema extends z.ZodMiniType>(place: Setting['place'], schema: Schema, about: string) =>
  ({ schema, place, about, shown: true }) as const satisfies Setting;
const keptSetting = <Schema extends z.ZodMiniType>(place: Setting['place'], schema: Schema, about: string) =>
  ({ schema, place, about, shown: false }) as const satisfies Setting;

export const FICTIONAL_ICONS = ['masks', 'sparkles', 'shield', 'info'] as const;
export type FictionalIconName = (typeof FICTIONAL_ICONS)[number];
/** One whose wrong value is the default instead, said in the log: a brand is worth more than one of its words. */
const lenient = <Schema extends z.ZodMiniType, const Shown extends boolean>(
  place: Setting['place'],
  shown: Shown,
  exact: Schema,
  fallback: z.output<Schema>,
  about: string,
) => ({ schema: z._default(z.catch(exact, fallback), fallback as never), place, about, shown, exact }) as const;

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

// Calls that are pure: the browser has no use for the defaults, and the build drops them.
const TEXTS_SHOWN = /* @__PURE__ */ fieldsOfKind('text');
const FACTS_SHOWN = /* @__PURE__ */ fieldsOfKind('choice').concat('region', fieldsOfKind('list'));

function fieldsOfKind(kind: ProfileField['kind']): string[] {
  return FIELD_NAMES.filter((name) => PROFILE_FIELDS[name].kind === kind);
}
/** Pictures behind the first screen, with the frames and the pictures of the steps that belong to them. */
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
/** What the first page says in one language; what is not there is said in the general words of the site’s niche. */
const HomeTexts = z.partial(z.strictObject(HOME_WORDS));
export type HomeTexts = z.output<typeof HomeTexts>;

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
    'Colour of buttons and links; empty: the product’s own.',
  ),
  secondary_color: shownSetting('brand', optionalSetting(z.string()), 'Second colour; empty: the product’s own.'),
  logo: lenient('brand', true, z.enum(LOGOS), 'flame', 'Mark beside the name.'),
  headline_face: lenient(
    'brand',
    false,
    z.enum(HEADLINE_FACES),
    'serif',
    'Face of headlines on pages and in mails; landers keep their own.',
  ),
  shape: lenient(
    'brand',
    false,
    z.enum(SHAPES),
    'round',
    'Corners of buttons, fields and cards on pages and in mails; landers keep their own.',
  ),
  home_scene: lenient(
    'brand',
    true,
    z.nullable(z.enum(HOME_SCENES)),
    null,
    'Picture of the first page, with its frames; empty: none.',
  ),
  home_texts: lenient(
    'brand',
    false,
    z.partialRecord(z.enum(LOCALES), HomeTexts),
    {},
    'Words of the first page by language; a line break in the headline is kept, and `{cost}` in a step stands for what a message costs. What is left out is said in the general words of the niche.',
  ),
  home_people: lenient(
    'brand',
    false,
    z.array(z.int().check(z.gte(1))).check(z.maxLength(3)),
    [],
    'Members on the first page, by number, where they agreed to be shown or are fictional; others take the places that are left.',
  ),
  niche: shownSetting('brand', wholeSetting(1, 1, 7), 'Audience that words and landers speak to.'),
  cdn_prefix: shownSetting(
    'brand',
    z._default(z.string(), ''),
    'What the addresses of photos begin with, where they come from another origin, such as `https://photos.example.com`; that host is asked for nothing else.',
  ),
  member_resell: shownSetting(
    'brand',
    optionalSetting(z.array(PartnerLink).check(z.maxLength(20))),
    'Links of partners in the menu of members and the footer, marked as such.',
  ),

  domain_language: shownSetting(
    'reach',
    optionalSetting(z.enum(LOCALES)),
    'Language of visitors who chose none; empty leaves it to their browser.',
  ),
  country: keptSetting('reach', country, 'Country of the site: its prices, and what is preselected.'),
  countries: shownSetting('reach', z.array(country), 'Countries that the site serves.'),

  support_email: shownSetting('support', text, 'Address of the support.'),
  support_phone: shownSetting(
    'support',
    optionalSetting(z.string()),
    'Telephone of the support on all pages; empty: the company’s.',
  ),
  bounce_host: keptSetting('support', hostName, 'Host that takes mails which come back; empty: `support_email` does.'),
  dkim_selector: keptSetting('support', optionalSetting(z.string()), 'Selector of the DKIM key; empty: no signature.'),
  feedback_sender: keptSetting(
    'support',
    senderId,
    'Last part of `Feedback-ID`, by which Gmail counts; do not change.',
  ),
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
    'Keys of the gifts that members may give; empty: all that there are.',
  ),
  signup_credits: shownSetting('prices', wholeSetting(5, 0), 'Credits that the message of a sign-up costs.'),
  starting_credits: keptSetting(
    'prices',
    optionalSetting(z.int().check(z.gte(0))),
    'Credits of a new member; empty: as many as `signup_credits`.',
  ),
  free_conversations: shownSetting(
    'prices',
    wholeSetting(2, 0),
    'Conversations that a free member may begin without credits.',
  ),
  sms_senders: keptSetting(
    'support',
    z._default(z.record(country, z.string().check(z.regex(/^(?:[A-Za-z0-9 ]{1,11}|\+[0-9]{5,15})$/))), {}),
    'Whom text messages come from, by country: a name that is registered there, or a number. Elsewhere the site’s name, cut to 11 letters.',
  ),
  debit_first: keptSetting(
    'prices',
    wholeSetting(2_500, 0),
    'Cents that the first direct debit of a member, and from an IBAN, may come to.',
  ),
  debit_week: keptSetting(
    'prices',
    wholeSetting(5_000, 0),
    'Cents of direct debits in seven days, for each member and each IBAN.',
  ),
  debit_month: keptSetting(
    'prices',
    wholeSetting(15_000, 0),
    'Cents of direct debits in thirty days, for each member and each IBAN.',
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
    z._default(z.array(z.string()), FACTS_SHOWN),
    'Facts that profiles show, in their order.',
  ),
  visible_profile_notes: shownSetting(
    'profiles',
    z._default(z.array(z.string()), TEXTS_SHOWN),
    'Texts that profiles show, in their order.',
  ),
  free_photos: shownSetting('profiles', z._default(z.int(), 3), 'Photos that a free member may have.'),
  premium_photos: shownSetting('profiles', z._default(z.int(), 25), 'Photos that a premium member may have.'),
  auto_approve_photos: keptSetting(
    'profiles',
    flagSetting(false),
    'Photos are shown before staff have looked at them.',
  ),
  photo_promise_minutes: keptSetting(
    'profiles',
    wholeSetting(240, 1, 10_080),
    'Minutes within which staff promise to decide about a photo or a text; the queues measure it.',
  ),
  moderation_break_minutes: keptSetting(
    'profiles',
    wholeSetting(45, 5, 480),
    'Minutes of looking at pictures after which a moderator is told that a break is due.',
  ),
  auto_approve_texts: keptSetting(
    'profiles',
    flagSetting(true),
    'Texts of profiles are shown before staff have looked at them.',
  ),

  fictional_warning: shownSetting(
    'fictional',
    flagSetting(true),
    'The warning at the entry and the landers say that there are fictional profiles. Their label and the other pages say so in any case.',
  ),
  fictional_singular: keptSetting(
    'fictional',
    optionalSetting(z.string()),
    'The label of a fictional profile; empty: the catalogue’s word.',
  ),
  fictional_plural: keptSetting(
    'fictional',
    optionalSetting(z.string()),
    'The same for several; empty: the catalogue’s word.',
  ),
  fictional_icon: lenient(
    'fictional',
    true,
    z.enum(FICTIONAL_ICONS),
    'masks',
    'The sign beside the label. An unknown one is the default, and the log says so.',
  ),

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

export function unknownSettings(stored: unknown): string[] {
  const given = new Map(typeof stored === 'object' && stored ? Object.entries(stored) : []);
  return Object.entries<Setting>(SITE_SETTINGS).flatMap(([name, { exact }]) =>
    exact && given.has(name) && !z.safeParse(exact, given.get(name)).success ? [name] : [],
  );
}

export const SETTING_SCHEMAS = settingSchemas(SITE_SETTINGS, () => true) as Schemas;
export const SHOWN_SCHEMAS = settingSchemas(SITE_SETTINGS, ({ shown }) => shown) as ShownSchemas;
