import type { SITE_SETTINGS } from '../contract.ts';

/** Where members, visitors or staff meet what a setting does. */
export const SHOWN_AT = [
  'every_page',
  'first_page',
  'search_engines',
  'landers',
  'sign_up',
  'login',
  'mails',
  'text_messages',
  'footer',
  'credits',
  'checkout',
  'conversations',
  'swipe',
  'search',
  'profiles',
  'photos',
  'queues',
  'nowhere',
] as const;
export type ShownAt = (typeof SHOWN_AT)[number];

/** What a number counts. */
export const UNITS = [
  'credits',
  'cents',
  'percent',
  'days',
  'minutes',
  'years',
  'characters',
  'messages',
  'conversations',
  'likes',
  'photos',
  'tries',
  'invitations',
] as const;
export type Unit = (typeof UNITS)[number];

/** Why somebody thinks twice: what a wrong value harms. */
export const DANGERS = ['law', 'money', 'mails', 'doors', 'photos'] as const;
export type Danger = (typeof DANGERS)[number];

export interface SettingNote {
  /** Its name in words. */
  label: string;
  where: readonly ShownAt[];
  unit?: Unit;
  danger?: Danger;
}

/** What is said of each setting beside its type and its sentence: for docs/settings.md and the back office. */
export const SETTING_NOTES = {
  name: { label: 'Name', where: ['every_page', 'mails'] },
  index_title: { label: 'Title of the first page', where: ['first_page', 'search_engines'] },
  description: { label: 'Description', where: ['search_engines'] },
  index_titles: { label: 'Title in other languages', where: ['first_page', 'search_engines'] },
  descriptions: { label: 'Description in other languages', where: ['search_engines'] },
  mail_name: { label: 'Sender of mails', where: ['mails'] },
  primary_color: { label: 'First colour', where: ['every_page', 'mails'] },
  secondary_color: { label: 'Second colour', where: ['every_page', 'mails'] },
  logo: { label: 'Logo', where: ['every_page', 'mails'] },
  headline_face: { label: 'Face of headlines', where: ['every_page', 'mails'] },
  shape: { label: 'Corners', where: ['every_page', 'mails'] },
  home_scene: { label: 'Picture of the first page', where: ['first_page'] },
  home_texts: { label: 'Words of the first page', where: ['first_page'] },
  home_people: { label: 'Members on the first page', where: ['first_page'] },
  niche: { label: 'Niche', where: ['first_page', 'landers'] },
  cdn_prefix: { label: 'Address of photos', where: ['photos'], danger: 'photos' },
  member_resell: { label: 'Links of partners', where: ['footer'] },
  domain_language: { label: 'Language of visitors', where: ['every_page'] },
  country: { label: 'Country of the site', where: ['sign_up', 'credits'], danger: 'money' },
  countries: { label: 'Countries served', where: ['sign_up', 'search', 'credits'], danger: 'money' },
  support_email: { label: 'Mailbox of the support', where: ['footer', 'mails'], danger: 'law' },
  support_phone: { label: 'Telephone of the support', where: ['footer'] },
  bounce_host: { label: 'Host of returned mails', where: ['mails'], danger: 'mails' },
  dkim_selector: { label: 'DKIM selector', where: ['mails'], danger: 'mails' },
  feedback_sender: { label: 'Sender for Gmail’s counts', where: ['mails'], danger: 'mails' },
  refund_days: { label: 'Days to withdraw', where: ['checkout', 'footer'], unit: 'days', danger: 'law' },
  source_url: { label: 'Address of the source', where: ['footer'], danger: 'law' },
  signups: { label: 'Who may sign up', where: ['sign_up', 'landers'], danger: 'doors' },
  member_invites: { label: 'Invitations of a member', where: ['sign_up'], unit: 'invitations' },
  min_age: { label: 'Lowest age', where: ['sign_up'], unit: 'years', danger: 'law' },
  logged_out_search: { label: 'Search without logging in', where: ['search'] },
  logged_out_search_trafficsource: { label: '… for visitors with a traffic source', where: ['search'] },
  hide_account_existence: { label: 'Hide who has an account', where: ['sign_up', 'login'] },
  enable_site_entry_popup: { label: 'Entry warning', where: ['first_page', 'landers'], danger: 'law' },
  message_credits: {
    label: 'Price of a message',
    where: ['conversations', 'credits'],
    unit: 'credits',
    danger: 'money',
  },
  photo_credits: { label: 'Price of a photo', where: ['conversations'], unit: 'credits', danger: 'money' },
  gift_credits: { label: 'Price of a gift', where: ['conversations'], unit: 'credits', danger: 'money' },
  offered_gifts: { label: 'Gifts on offer', where: ['conversations'] },
  signup_credits: { label: 'Price of the sign-up message', where: ['sign_up'], unit: 'credits', danger: 'money' },
  starting_credits: { label: 'Starting credits', where: ['sign_up', 'credits'], unit: 'credits', danger: 'money' },
  free_conversations: { label: 'Free conversations', where: ['conversations'], unit: 'conversations', danger: 'money' },
  sms_senders: { label: 'Senders of text messages', where: ['text_messages'] },
  debit_first: { label: 'First direct debit', where: ['checkout'], unit: 'cents', danger: 'money' },
  debit_week: { label: 'Direct debits in a week', where: ['checkout'], unit: 'cents', danger: 'money' },
  debit_month: { label: 'Direct debits in a month', where: ['checkout'], unit: 'cents', danger: 'money' },
  welcome_discount: { label: 'Welcome discount', where: ['credits', 'checkout'], danger: 'money' },
  payment_methods_off: { label: 'Payment methods switched off', where: ['checkout'], danger: 'money' },
  premium_chance_percentage: {
    label: '“Higher chance” of premium members',
    where: ['credits'],
    unit: 'percent',
    danger: 'law',
  },
  premium_chance_source: { label: 'How the chance was counted', where: ['credits'], danger: 'law' },
  message_length: { label: 'Length of a message', where: ['conversations'], unit: 'characters' },
  chat_history_limit: { label: 'Messages in sight', where: ['conversations'], unit: 'messages' },
  first_contacts: { label: 'First contacts in a day', where: ['conversations'], unit: 'conversations' },
  first_contacts_days: { label: 'Days as a new member', where: ['conversations'], unit: 'days' },
  icebreakers: { label: 'First sentences', where: ['conversations'] },
  swipe_likes: { label: 'Likes a day in the swipe game', where: ['swipe'], unit: 'likes' },
  search_fields: { label: 'Search fields in sight', where: ['search'] },
  visible_profile_fields: { label: 'Facts of profiles', where: ['profiles'] },
  visible_profile_notes: { label: 'Texts of profiles', where: ['profiles'] },
  free_photos: { label: 'Photos of free members', where: ['photos'], unit: 'photos' },
  premium_photos: { label: 'Photos of premium members', where: ['photos'], unit: 'photos' },
  auto_approve_photos: { label: 'Show photos before a look', where: ['photos', 'queues'], danger: 'law' },
  photo_promise_minutes: { label: 'Promised time to a decision', where: ['queues'], unit: 'minutes' },
  moderation_break_minutes: { label: 'Break of moderators after', where: ['queues'], unit: 'minutes' },
  auto_approve_texts: { label: 'Show texts before a look', where: ['profiles', 'queues'], danger: 'law' },
  fictional_warning: { label: 'Warning of fictional profiles', where: ['first_page', 'landers'], danger: 'law' },
  fictional_singular: { label: 'Label of a fictional profile', where: ['every_page'], danger: 'law' },
  fictional_plural: { label: 'Label for several', where: ['every_page'], danger: 'law' },
  fictional_icon: { label: 'Sign beside the label', where: ['every_page'] },
  login_max_failures: { label: 'Wrong passwords of an account', where: ['login'], unit: 'tries', danger: 'doors' },
  login_max_failures_address: {
    label: 'Wrong passwords of an address',
    where: ['login'],
    unit: 'tries',
    danger: 'doors',
  },
  login_block_minutes: { label: 'Minutes of a block', where: ['login'], unit: 'minutes', danger: 'doors' },
} as const satisfies Record<keyof typeof SITE_SETTINGS, SettingNote>;
export type SettingName = keyof typeof SETTING_NOTES;
