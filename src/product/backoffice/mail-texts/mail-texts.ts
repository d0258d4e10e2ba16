import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { record } from '#product/audit/audit.ts';
import { builtInTexts } from '#product/content/mail-texts/built-in-texts.ts';
import { MAIL_KINDS, type MailKind, type MailTexts, textsOfKind } from '#product/content/mail-texts/contract.ts';
import { ownMailTexts } from '#product/content/mail-texts/mail-texts.ts';
import {
  mailVersions,
  putMailTexts,
  textsOfVersion,
  writtenMails,
} from '#product/content/mail-texts/put-mail-texts.ts';
import { actingStaff, atSite, type StaffCall } from '../desk/desk.ts';
import type {
  GiveBackMailInput,
  RestoreMailInput,
  SaveMailInput,
  SiteMailInput,
  SiteMailReply,
  SiteMailsInput,
  SiteMailsReply,
} from './contract.ts';
import { refusing, textsByName } from './refusing.ts';

export async function listMails(call: Authenticated<ReadCall>, { site }: SiteMailsInput): Promise<SiteMailsReply> {
  const there = await atSite(call, site);
  const written = await writtenMails(there);
  const mails = MAIL_KINDS.map((kind) => ({
    kind,
    texts: written
      .filter((one) => one.kind === kind)
      .map(({ created_at, kind: _, ...one }) => ({ ...one, at: created_at.toISOString() })),
  }));
  return { language: there.site.settings.domain_language ?? 'en', mails };
}

/** @throws not_found for a site that is not theirs, and a version that there is not. */
export async function showMail(
  call: Authenticated<ReadCall>,
  { site, kind, locale, version }: SiteMailInput,
): Promise<SiteMailReply> {
  const there = await atSite(call, site);
  const versions = await mailVersions(there, kind, locale);
  if (version !== undefined && !versions.some((one) => one.version === version)) throw notFound();
  const own =
    version === undefined
      ? await ownMailTexts(there, kind, locale)
      : ((await textsOfVersion(there, kind, locale, version)) ?? {});
  const builtIn = builtInTexts(kind, locale);
  return {
    texts: textsOfKind(kind).map(({ name, placeholders, needed, longest }) => ({
      name,
      text: own[name] ?? builtIn[name] ?? '',
      built_in: builtIn[name] ?? '',
      placeholders: [...placeholders],
      needed: [...needed],
      longest,
    })),
    version: versions[0]?.version ?? 0,
    built_in: Object.keys(own).length === 0,
    versions: versions.map(({ created_at, ...one }) => ({ ...one, at: created_at.toISOString() })),
  };
}

export const saveMail = (call: StaffCall, { texts, ...which }: SaveMailInput): Promise<{ version: number }> =>
  store(call, which, textsByName(texts));

export const giveBackMail = (call: StaffCall, which: GiveBackMailInput): Promise<{ version: number }> =>
  store(call, which, null);

/** @throws not_found for a version that there is not. */
export async function restoreMail(
  call: StaffCall,
  { version, ...which }: RestoreMailInput,
): Promise<{ version: number }> {
  const there = await atSite(call, which.site);
  const { kind, locale } = which;
  const versions = await mailVersions(there, kind, locale);
  if (!versions.some((one) => one.version === version)) throw notFound();
  const own = await textsOfVersion(there, kind, locale, version);
  // Texts that were the product's then are what it says now.
  return store(call, which, own && { ...builtInTexts(kind, locale), ...own });
}

interface Which {
  site: number;
  kind: MailKind;
  locale: Locale;
  seen: number;
}

async function store(
  call: StaffCall,
  { site, kind, locale, seen }: Which,
  texts: MailTexts | null,
): Promise<{ version: number }> {
  const there = await atSite(call, site);
  const staff = await actingStaff(call);
  const stored = await refusing(() => putMailTexts(there, { kind, locale, texts, author: staff.name, seen }));
  await record(call, staff, {
    verb: stored.isGivenBack ? 'mail.given_back' : 'mail.written',
    object: 'mail',
    id: stored.id,
    account: null,
    site,
    details: { kind, locale },
    before: { version: seen },
    after: { version: stored.version },
  });
  return { version: stored.version };
}
