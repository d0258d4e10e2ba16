import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function AddressTakenMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('address-taken.preview', { site: site.name })}
      headline={t('address-taken.headline')}
      why={t('address-taken.why', { site: site.name })}
    >
      <MailText>{t('address-taken.body', { site: site.name })}</MailText>
      <MailButton href={String(params.url)}>{t('address-taken.action')}</MailButton>
      <MailNote>
        {t('address-taken.forgotten')} <MailLink href={String(params.reset_url)}>{t('address-taken.reset')}</MailLink>
      </MailNote>
      <MailNote>{t('address-taken.ignore')}</MailNote>
    </MailFrame>
  );
}
