import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function AccountDeletedMail({ t, formats, site, params }: MailProps) {
  const url = String(params.url);
  const day = new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(params.until ?? ''),
  );
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('account-deleted.preview', { day })}
      headline={t('account-deleted.headline', { name: String(params.name) })}
      why={t('account-deleted.why', { site: site.name })}
    >
      <MailText>{t('account-deleted.body', { site: site.name })}</MailText>
      <MailText>{t('account-deleted.back', { day })}</MailText>
      <MailButton href={url}>{t('account-deleted.action')}</MailButton>
      <MailNote>{t('account-deleted.ignore')}</MailNote>
      <MailNote>
        {t('account-deleted.copy')} <MailLink href={url}>{url}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
