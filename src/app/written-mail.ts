import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { MailDocument } from '#platform/mail/mail-definition.ts';
import { mailLooks } from '#platform/mail/mail-styles.ts';
import type { SiteCalls } from '#platform/module.ts';
import { companyBehind } from '#product/companyinfo/companyinfo.ts';
import { mailColoursOf } from './brand.ts';
import type { renderMail } from './mails.tsx';
import { MARK_PATH } from './mark-path.ts';

export interface MailToWrite {
  template: string;
  locale: Locale;
  params: Record<string, string | number>;
  documents: readonly MailDocument[];
  files: readonly string[];
}

export async function writtenMail(
  call: SiteCalls['read'],
  render: typeof renderMail,
  { template, locale, ...content }: MailToWrite,
): ReturnType<typeof renderMail> {
  const { settings, origin } = call.site;
  const { name, address, city } = (await companyBehind(call)).companyinfo;
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
    ...content,
  });
}
