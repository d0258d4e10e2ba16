import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function ActivationMail({ t, formats, site, params }: MailProps) {
  const url = String(params.url);
  const name = String(params.name);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('activation.preview', { site: site.name })}
      headline={t('activation.headline', { name })}
      why={t('activation.why', { site: site.name })}
    >
      <MailText>{t('activation.body', { site: site.name })}</MailText>
      <MailButton href={url}>{t('activation.action')}</MailButton>
      <MailNote>{t('activation.expiry')}</MailNote>
      <MailNote>
        {t('activation.copy')} <MailLink href={url}>{url}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
