import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

export type MailPurpose = LinkPurpose | 'reset_password' | 'change_email' | 'unsubscribe' | 'saved_search_alerts';

/** PRODUCT 16: purposes whose link is `/{token}`; each has its panel in `src/pages/-link/panels.tsx`. */
export const LINK_PURPOSES = ['activate', 'login', 'reactivate', 'revert_email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** `used`: it did its work before. */
const LINK_STATES = ['open', 'used', 'expired'] as const;

export const MailToken = z.string().check(z.regex(/^[\w-]{43}$/));
export const TokenInput = z.object({ token: MailToken });
export type TokenInput = z.output<typeof TokenInput>;

export const MailLinkView = z.object({
  purpose: z.enum(LINK_PURPOSES),
  state: z.enum(LINK_STATES),
  /** Whose link it is; null for staff. */
  name: z.nullable(z.string()),
  /** The address that it gives back; null where it is about none. */
  email: z.nullable(z.string()),
  own: z.boolean(),
});
export type MailLinkView = z.output<typeof MailLinkView>;

/** Asking changes nothing: programs that look into mails open every link. */
export const showMailLink = endpoint({
  method: 'GET',
  path: '/api/mail-link.php',
  summary: 'What a link in a mail is for; its button calls something else',
  access: 'anyone',
  input: TokenInput,
  reply: z.object({ link: MailLinkView }),
  limit: { name: 'mail link', calls: 60, seconds: 60 },
});
