import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';

export const ACCOUNT_STATUSES = ['not_confirmed', 'active', 'blocked', 'deleted'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const ROLES = ['moderator', 'support', 'finance', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** SPEC 4: why an account gets no mails but those that it has to get: one was called spam, the address refused one, or its mail program unsubscribed. */
export const MAIL_STOPS = ['fbl', 'bounce', 'listunsubscribe'] as const;
export type MailStop = (typeof MAIL_STOPS)[number];

/** Characters. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const MIN_USERNAME_LENGTH = 2;
export const MAX_USERNAME_LENGTH = 30;

export const PASSWORD_ERRORS = [
  'password_common',
  'password_pattern',
  'password_personal',
  'password_guessable',
] as const;

export const ACCOUNT_ERRORS = [
  'login_failed',
  'login_refused',
  'login_blocked',
  'second_step_needed',
  'second_step_over',
  'code_wrong',
  'account_banned',
  'account_deleted',
  'identity_needed',
  'strong_login_needed',
  'password_wrong',
  'passkey_failed',
  'passkey_unknown',
  'passkey_known',
  'passkeys_full',
  'totp_on',
  'ban_over',
] as const;
export type AccountError = (typeof ACCOUNT_ERRORS)[number];

/** Only `actorOf` makes one. */
export interface Actor {
  readonly id: number;
  readonly siteId: number;
  readonly allSites: boolean;
  readonly pool: number;
  /** `unproved_staff`: whose session has neither passkey nor code, where the site asks for one. They may only see to that. */
  readonly kind: 'member' | 'staff' | 'unproved_staff';
  readonly role: Role | null;
  readonly status: AccountStatus;
  readonly paidUser: boolean;
  readonly language: Locale;
}

export const Done = z.object({ ok: z.literal(true) });

export const LanguageInput = z.object({ language: z.enum(LOCALES) });
export type LanguageInput = z.output<typeof LanguageInput>;

export const saveLanguage = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  summary: 'Saves the language of the logged-in person',
  access: 'session',
  input: LanguageInput,
  reply: Done,
});

export const logOut = endpoint({
  method: 'GET',
  path: '/api/logout.php',
  summary: 'Ends this session',
  access: 'anyone',
  writes: true,
  reply: Done,
});

/** `after`: the id of the last event that was heard, for who cannot send it as `Last-Event-ID`. */
export const EventsInput = z.object({ after: z.optional(z.string().check(z.maxLength(2000))) });
export type EventsInput = z.output<typeof EventsInput>;

export const liveEvents = endpoint({
  method: 'GET',
  path: '/api/events.php',
  summary: 'Live events of the logged-in member, as text/event-stream',
  access: 'member',
  input: EventsInput,
  type: 'text/event-stream',
  writes: true,
});

export const CAPTCHA_ERRORS = ['captcha_required'] as const;

export const CaptchaProof = z.optional(z.string().check(z.maxLength(4000)));

/** As altcha-lib has it: a browser finds the number by trying, and the server sees at a glance that it is right. */
export const CaptchaReply = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
});
export type CaptchaReply = z.output<typeof CaptchaReply>;

export const captchaChallenge = endpoint({
  method: 'GET',
  path: '/api/captcha.php',
  summary: 'A proof-of-work challenge, for forms that answer captcha_required',
  access: 'anyone',
  reply: CaptchaReply,
  limit: { name: 'captcha', calls: 60, seconds: 600 },
});
