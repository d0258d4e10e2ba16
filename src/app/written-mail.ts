import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { MailDocument } from '#platform/mail/mail-definition.ts';
import type { MailRenderer, WordsOfMail } from '#platform/mail/mail-props.ts';
import { mailLooks } from '#platform/mail/mail-styles.ts';
import type { SiteCalls } from '#platform/module.ts';
import { companyBehind } from '#product/companyinfo/companyinfo.ts';
import type { MailTexts } from '#product/content/mail-texts/contract.ts';
import { kindOfMail, messagesOf, ownMailTexts } from '#product/content/mail-texts/mail-texts.ts';
import { mailColoursOf } from './brand.ts';
import { MARK_PATH } from './mark-path.ts';

export interface MailToWrite {
  template: string;
  locale: Locale;
  params: Record<string, string | number>;
  documents: readonly MailDocument[];
  files: readonly string[];
  texts?: MailTexts | undefined;
}

export async function writtenMail(
  call: SiteCalls['read'],
  render: MailRenderer,
  { template, locale, texts, ...content }: MailToWrite,
): Promise<WordsOfMail> {
  const { settings, origin } = call.site;
  const { name, address, city } = (await companyBehind(call)).companyinfo;
  const kind = kindOfMail(template, content.params);
  const own = kind && messagesOf(call, kind, texts ?? (await ownMailTexts(call, kind, locale)));
  return render(template, {
    formats: formatLocaleOf(locale, settings.country),
    site: {
      name: settings.name,
      origin,
      mark: `${origin}${MARK_PATH}`,
      colours: mailColoursOf(settings),
      looks: mailLooks(settings.headline_face, settings.shape),
      company: `${name}, ${address}, ${city}`,
    },
    ...(own && { own }),
    ...content,
  });
}
