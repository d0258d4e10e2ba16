import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { MailDefinition } from '#platform/mail/mail-definition.ts';
import type { WordsOfMail } from '#platform/mail/mail-props.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import type { KindOfMail, MailKind, MailTexts } from '#product/content/mail-texts/contract.ts';
import { judgeMailTexts } from '#product/content/mail-texts/put-mail-texts.ts';
import { atSite, type StaffCall } from '../desk/desk.ts';
import type { PreviewMailInput, PreviewMailReply, TryMailInput } from './contract.ts';
import { refusing, textsByName } from './refusing.ts';

/** The application has them, which knows all templates. */
export interface MailSamples {
  orderOf(call: ReadCall, mail: { kind: KindOfMail; locale: Locale }): MailSampleOrder;
  /** It loads nothing and leads nowhere. */
  write(call: ReadCall, mail: { kind: MailKind; locale: Locale; texts: MailTexts }): Promise<WordsOfMail>;
}

export interface MailSampleOrder {
  mail: MailDefinition<Record<string, string | number>>;
  params: Record<string, string | number>;
}

declare module '#platform/call.ts' {
  interface CallFacts {
    readonly mailSamples: MailSamples;
  }
}

/** By the function that writes mails. */
export async function previewMail(
  call: Authenticated<ReadCall>,
  { site, kind, locale, texts: given }: PreviewMailInput,
): Promise<PreviewMailReply> {
  const there = await atSite(call, site);
  const texts = await refusing(() => judgeMailTexts(kind, textsByName(given)));
  const { subject, html } = await call.mailSamples.write(there, { kind, locale, texts });
  return { subject, html };
}

/** To the address of who writes, whatever they chose to be told of. */
export async function tryMail(
  call: StaffCall,
  { site, kind, locale, texts: given }: TryMailInput,
): Promise<{ ok: true }> {
  const there = await atSite(call, site);
  const texts = await refusing(() => judgeMailTexts(kind, textsByName(given)));
  const account = await findAccount(call, call.actor.id);
  if (!account?.email) throw notFound();
  const { mail, params } = call.mailSamples.orderOf(there, { kind, locale });
  await there.mail(mail, { to: account.email, locale, params, texts });
  return { ok: true };
}
