import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done, MAIL_STOPS } from '#product/accounts/contract.ts';

const On = z.boolean();
const Switches = z.object({
  new_conversations: On,
  new_messages: On,
  like: On,
  unread_message_reminders: On,
  reminders: On,
  weekly_updates: On,
  promotions: On,
  news: On,
});

/** Hours of the day, by the clock of the device; from one until the other pushes wait. */
const Quiet = z.object({
  from: z.int().check(z.gte(0), z.lte(23)),
  until: z.int().check(z.gte(0), z.lte(23)),
});

export type QuietHours = z.output<typeof Quiet>;

/** @param hour of the day, 0 to 23. */
export const isQuietHour = (hour: number, { from, until }: QuietHours): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

export const PreferencesView = z.object({
  mail: Switches,
  push: Switches,
  quiet: z.nullable(Quiet),
  push_text: z.boolean(),
  /** Why no mails are sent but those that everybody has to get; empty: they are. */
  notifications_disabled: z.array(z.enum(MAIL_STOPS)),
  /** Of the account; without a log-in only enough of it to know it again. */
  email: z.string(),
});
export type PreferencesView = z.output<typeof PreferencesView>;
export const PreferencesReply = z.object({ preferences: PreferencesView });
export type PreferencesReply = z.output<typeof PreferencesReply>;

/** What is left out stays as it is. */
export const PreferencesInput = z.object({
  mail: z.optional(z.partial(Switches)),
  push: z.optional(z.partial(Switches)),
  quiet: z.optional(z.nullable(Quiet)),
  push_text: z.optional(z.boolean()),
  all_mails: z.optional(z.literal(false)),
});
export type PreferencesInput = z.output<typeof PreferencesInput>;

const PATH = '/api/notifications.php';

export const showPreferences = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'What the member is told of by mail and push',
  access: 'member',
  reply: PreferencesReply,
});

export const changePreferences = endpoint({
  method: 'PUT',
  path: PATH,
  summary: 'Changes what the member is told of; safe to repeat',
  access: 'member',
  input: PreferencesInput,
  reply: PreferencesReply,
});

export const resumeNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications-resume.php',
  summary: 'Has mails sent again that were stopped for a reason; safe to repeat',
  access: 'member',
  input: z.object({ reason: z.enum(MAIL_STOPS) }),
  reply: PreferencesReply,
  limit: { name: 'notifications resume', calls: 20, seconds: 60 },
});

const MailToken = z.string().check(z.maxLength(100));
const TokenQuery = z.looseObject({ token: z.catch(MailToken, '') });
const MAIL_PATH = '/api/mail-notifications.php';

export const showMailPreferences = endpoint({
  method: 'GET',
  path: MAIL_PATH,
  summary: 'What a member is told of, by the token in one of the mails; nobody needs to log in',
  access: 'anyone',
  input: z.object({ token: MailToken }),
  reply: PreferencesReply,
  errors: { mail_link_old: 410 },
  limit: { name: 'mail notifications', calls: 120, seconds: 60 },
});

/** What pushes hold and when they come is for who is logged in: mails are forwarded, and pushes are shown on a locked screen. */
export const MailPreferencesInput = z.extend(z.pick(PreferencesInput, { mail: true, push: true, all_mails: true }), {
  token: MailToken,
});
export type MailPreferencesInput = z.output<typeof MailPreferencesInput>;

export const changeMailPreferences = endpoint({
  method: 'PUT',
  path: MAIL_PATH,
  summary: 'Changes what a member is told of, by the token in one of the mails; safe to repeat',
  access: 'anyone',
  input: MailPreferencesInput,
  reply: PreferencesReply,
  errors: { mail_link_old: 410 },
  limit: { name: 'mail notifications', calls: 120, seconds: 60 },
});

const OFF_PATH = '/api/mail-off.php';

/** RFC 8058: what a mail program calls for its own button. */
export const unsubscribeOneClick = endpoint({
  method: 'POST',
  path: OFF_PATH,
  summary: 'Ends the mails of one preference, by the token in one of them',
  access: 'anyone',
  query: TokenQuery,
  text: true,
  reply: Done,
  // Mail providers press the button for all their readers from a few addresses.
  limit: { name: 'mail off', calls: 6000, seconds: 60 },
  foreign: true,
});

export const openUnsubscribeLink = endpoint({
  method: 'GET',
  path: OFF_PATH,
  summary: 'The same address opened as a link: changes nothing, and leads to the page where its reader chooses',
  access: 'anyone',
  input: TokenQuery,
  limit: { name: 'mail off link', calls: 60, seconds: 60 },
  foreign: true,
});
