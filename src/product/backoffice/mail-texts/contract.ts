import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { queryInt } from '#platform/query.ts';
import { Done } from '#product/accounts/contract.ts';
import { KINDS_OF_MAILS, MAIL_KINDS, MAIL_TEXT_NAMES, MAX_MAIL_TEXT } from '#product/content/mail-texts/contract.ts';
import { RowId, SiteId } from '../contract.ts';

const OfSite = queryInt(1, 2_147_483_647);
const Kind = z.enum(MAIL_KINDS);
const MailLocale = z.enum(LOCALES);
const TextName = z.enum(MAIL_TEXT_NAMES);

const WrittenMail = z.object({
  locale: MailLocale,
  /** The newest one, from 1. */
  version: z.number(),
  at: z.string(),
  author: z.string(),
  given_back: z.boolean(),
});

export const SiteMail = z.object({ kind: Kind, texts: z.array(WrittenMail) });
export type SiteMail = z.output<typeof SiteMail>;

export const SiteMailsInput = z.object({ site: OfSite });
export type SiteMailsInput = z.output<typeof SiteMailsInput>;
export const SiteMailsReply = z.object({ language: MailLocale, mails: z.array(SiteMail) });
export type SiteMailsReply = z.output<typeof SiteMailsReply>;

export const listSiteMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails.php',
  summary: 'E-mails and pushes whose words a site may change, with the languages that it wrote them in',
  access: 'admin',
  input: SiteMailsInput,
  reply: SiteMailsReply,
});

export const SiteMailInput = z.object({
  site: OfSite,
  kind: Kind,
  locale: MailLocale,
  /** An earlier one; the newest if left out. */
  version: z.optional(queryInt(1)),
});
export type SiteMailInput = z.output<typeof SiteMailInput>;

const MailTextView = z.object({
  name: TextName,
  text: z.string(),
  built_in: z.string(),
  placeholders: z.array(z.string()),
  needed: z.array(z.string()),
  longest: z.number(),
});
export type MailTextView = z.output<typeof MailTextView>;

export const SiteMailReply = z.object({
  /** In the order of the mail, as ICU messages. */
  texts: z.array(MailTextView),
  /** The newest version; 0 where there is none. */
  version: z.number(),
  built_in: z.boolean(),
  versions: z.array(z.object({ version: z.number(), at: z.string(), author: z.string(), given_back: z.boolean() })),
});
export type SiteMailReply = z.output<typeof SiteMailReply>;

export const showSiteMail = endpoint({
  method: 'GET',
  path: '/api/admin/mail.php',
  summary: 'The words of an e-mail or of pushes in one language, beside those of the product, with their versions',
  access: 'admin',
  input: SiteMailInput,
  reply: SiteMailReply,
});

const REFUSED_TEXTS = {
  mail_text_missing: 422,
  mail_text_too_long: 422,
  mail_text_html: 422,
  mail_text_unreadable: 422,
  mail_text_placeholder_unknown: 422,
  mail_text_placeholder_missing: 422,
} as const;
const STALE_TEXTS = { mail_text_changed_meanwhile: 409 } as const;

/** One that is left out is missing. */
const WrittenTexts = z
  .array(z.object({ name: TextName, text: z.string().check(z.maxLength(MAX_MAIL_TEXT)) }))
  .check(z.maxLength(MAIL_TEXT_NAMES.length));
/** 0 for none. */
const SeenMailVersion = z.int().check(z.gte(0), z.lte(2_147_483_647));

export const PreviewMailInput = z.object({ site: SiteId, kind: Kind, locale: MailLocale, texts: WrittenTexts });
export type PreviewMailInput = z.output<typeof PreviewMailInput>;
export const PreviewMailReply = z.object({ subject: z.string(), html: z.string() });
export type PreviewMailReply = z.output<typeof PreviewMailReply>;

export const previewSiteMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-preview.php',
  summary:
    'An e-mail or pushes as they would arrive, about people who do not exist, or what is wrong with the words; nothing is stored',
  access: 'admin',
  input: PreviewMailInput,
  reply: PreviewMailReply,
  errors: REFUSED_TEXTS,
});

/** Pushes are not tried: they go to a browser that has asked for them. */
export const TryMailInput = z.object({
  site: SiteId,
  kind: z.enum(KINDS_OF_MAILS),
  locale: MailLocale,
  texts: WrittenTexts,
});
export type TryMailInput = z.output<typeof TryMailInput>;

export const trySiteMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-test.php',
  summary: 'Mails these words to who writes them, and to nobody else',
  access: 'admin',
  input: TryMailInput,
  reply: Done,
  errors: REFUSED_TEXTS,
  limit: { name: 'mail tests', calls: 20, seconds: 3600 },
});

export const SaveMailInput = z.object({
  site: SiteId,
  kind: Kind,
  locale: MailLocale,
  texts: WrittenTexts,
  seen: SeenMailVersion,
});
export type SaveMailInput = z.output<typeof SaveMailInput>;
const SavedMailReply = z.object({ version: z.number() });

export const saveSiteMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail.php',
  summary: 'Writes a version of an e-mail’s words; none before it is changed',
  access: 'admin',
  input: SaveMailInput,
  reply: SavedMailReply,
  errors: { ...REFUSED_TEXTS, ...STALE_TEXTS },
});

export const GiveBackMailInput = z.object({ site: SiteId, kind: Kind, locale: MailLocale, seen: SeenMailVersion });
export type GiveBackMailInput = z.output<typeof GiveBackMailInput>;

export const giveBackSiteMail = endpoint({
  method: 'DELETE',
  path: '/api/admin/mail.php',
  summary: 'Gives an e-mail back to the words that come with the product, as a version of its own',
  access: 'admin',
  input: GiveBackMailInput,
  reply: SavedMailReply,
  errors: STALE_TEXTS,
});

export const RestoreMailInput = z.object({
  site: SiteId,
  kind: Kind,
  locale: MailLocale,
  seen: SeenMailVersion,
  version: RowId,
});
export type RestoreMailInput = z.output<typeof RestoreMailInput>;

export const restoreSiteMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-version.php',
  summary: 'Makes earlier words of an e-mail the newest again, as a new version',
  access: 'admin',
  input: RestoreMailInput,
  reply: SavedMailReply,
  errors: { ...REFUSED_TEXTS, ...STALE_TEXTS },
});
