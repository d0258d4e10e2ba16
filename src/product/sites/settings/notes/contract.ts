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
  'hours',
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
  where: readonly ShownAt[];
  unit?: Unit;
  danger?: Danger;
}

/** What is said of each setting beside its type and its sentence: for docs/settings.md and the back office. */
export const SETTING_NOTES = {
  name: { where: ['every_page', 'mails'] },
  index_title: { where: ['first_page', 'search_engines'] },
  description: { where: ['search_engines'] },
  index_titles: { where: ['first_page', 'search_engines'] },
  descriptions: { where: ['search_engines'] },
  mail_name: { where: ['mails'] },
  primary_color: { where: ['every_page', 'mails'] },
  secondary_color: { where: ['every_page', 'mails'] },
  logo: { where: ['every_page', 'mails'] },
  headline_face: { where: ['every_page', 'mails'] },
  shape: { where: ['every_page', 'mails'] },
  home_scene: { where: ['first_page'] },
  home_texts: { where: ['first_page'] },
  home_people: { where: ['first_page'] },
  niche: { where: ['first_page', 'landers'] },
  cdn_prefix: { where: ['photos'], danger: 'photos' },
  member_resell: { where: ['footer'] },
  domain_language: { where: ['every_page'] },
  time_zone: { where: ['nowhere'] },
  country: { where: ['sign_up', 'credits'], danger: 'money' },
  countries: { where: ['sign_up', 'search', 'credits'], danger: 'money' },
  support_email: { where: ['footer', 'mails'], danger: 'law' },
  support_phone: { where: ['footer'] },
  bounce_host: { where: ['mails'], danger: 'mails' },
  dkim_selector: { where: ['mails'], danger: 'mails' },
  feedback_sender: { where: ['mails'], danger: 'mails' },
  refund_days: { where: ['checkout', 'footer'], unit: 'days', danger: 'law' },
  source_url: { where: ['footer'], danger: 'law' },
  signups: { where: ['sign_up', 'landers'], danger: 'doors' },
  member_invites: { where: ['sign_up'], unit: 'invitations' },
  min_age: { where: ['sign_up'], unit: 'years', danger: 'law' },
  logged_out_search: { where: ['search'] },
  logged_out_search_trafficsource: { where: ['search'] },
  hide_account_existence: { where: ['sign_up', 'login'] },
  enable_site_entry_popup: { where: ['first_page', 'landers'], danger: 'law' },
  message_credits: {
    where: ['conversations', 'credits'],
    unit: 'credits',
    danger: 'money',
  },
  photo_credits: { where: ['conversations'], unit: 'credits', danger: 'money' },
  gift_credits: { where: ['conversations'], unit: 'credits', danger: 'money' },
  offered_gifts: { where: ['conversations'] },
  signup_credits: { where: ['sign_up'], unit: 'credits', danger: 'money' },
  starting_credits: { where: ['sign_up', 'credits'], unit: 'credits', danger: 'money' },
  free_conversations: { where: ['conversations'], unit: 'conversations', danger: 'money' },
  sms_senders: { where: ['text_messages'] },
  debit_first: { where: ['checkout'], unit: 'cents', danger: 'money' },
  debit_week: { where: ['checkout'], unit: 'cents', danger: 'money' },
  debit_month: { where: ['checkout'], unit: 'cents', danger: 'money' },
  welcome_discount: { where: ['credits', 'checkout'], danger: 'money' },
  payment_methods_off: { where: ['checkout'], danger: 'money' },
  premium_chance_percentage: {
    where: ['credits'],
    unit: 'percent',
    danger: 'law',
  },
  premium_chance_source: { where: ['credits'], danger: 'law' },
  message_length: { where: ['conversations'], unit: 'characters' },
  chat_history_limit: { where: ['conversations'], unit: 'messages' },
  first_contacts: { where: ['conversations'], unit: 'conversations' },
  first_contacts_days: { where: ['conversations'], unit: 'days' },
  icebreakers: { where: ['conversations'] },
  swipe_likes: { where: ['swipe'], unit: 'likes' },
  search_fields: { where: ['search'] },
  visible_profile_fields: { where: ['profiles'] },
  visible_profile_notes: { where: ['profiles'] },
  free_photos: { where: ['photos'], unit: 'photos' },
  premium_photos: { where: ['photos'], unit: 'photos' },
  auto_approve_photos: { where: ['photos', 'queues'], danger: 'law' },
  photo_promise_minutes: { where: ['queues'], unit: 'minutes' },
  text_promise_minutes: { where: ['queues'], unit: 'minutes' },
  report_promise_hours: { where: ['queues'], unit: 'hours' },
  complaint_answer_days: { where: ['queues', 'mails'], unit: 'days', danger: 'law' },
  moderation_break_minutes: { where: ['queues'], unit: 'minutes' },
  auto_approve_names: { where: ['profiles', 'queues'] },
  auto_approve_texts: { where: ['profiles', 'queues'], danger: 'law' },
  fictional_warning: { where: ['first_page', 'landers'], danger: 'law' },
  fictional_singular: { where: ['every_page'], danger: 'law' },
  fictional_plural: { where: ['every_page'], danger: 'law' },
  fictional_icon: { where: ['every_page'] },
  fictional_answers_a_day: { where: ['conversations', 'queues'], unit: 'messages' },
  fictional_spending_limit: { where: ['conversations', 'queues'], unit: 'credits', danger: 'law' },
  login_max_failures: { where: ['login'], unit: 'tries', danger: 'doors' },
  login_max_failures_address: {
    where: ['login'],
    unit: 'tries',
    danger: 'doors',
  },
  login_block_minutes: { where: ['login'], unit: 'minutes', danger: 'doors' },
} as const satisfies Record<keyof typeof SITE_SETTINGS, SettingNote>;
export type SettingName = keyof typeof SETTING_NOTES;
