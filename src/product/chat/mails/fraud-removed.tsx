import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

/** `params`: name, credits, url, change_url, unsubscribe_url. */
export function FraudRemovedMail({ t, formats, site, params }: MailProps) {
  const name = String(params.name);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('fraud-removed.preview')}
      headline={t('fraud-removed.headline')}
      why={t('fraud-removed.why', { site: site.name })}
    >
      <MailText>{t('fraud-removed.body', { name })}</MailText>
      <MailText>{t('fraud-removed.credits', { credits: Number(params.credits) })}</MailText>
      <MailText>{t('fraud-removed.money')}</MailText>
      <MailButton href={String(params.url)}>{t('fraud-removed.action')}</MailButton>
      <MailNote>
        <MailLink href={String(params.change_url)}>{t('fraud-removed.change')}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
