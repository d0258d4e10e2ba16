import { MailButton, MailFrame, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function FactorAskedMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('factor-asked.preview', { site: site.name })}
      headline={t('factor-asked.headline')}
      why={t('security-changed.why', { site: site.name })}
    >
      <MailText>{t('factor-asked.body', { site: site.name, hours: Number(params.hours) })}</MailText>
      <MailText>{t('factor-asked.notYou')}</MailText>
      <MailButton href={String(params.url)}>{t('security-changed.action')}</MailButton>
    </MailFrame>
  );
}
