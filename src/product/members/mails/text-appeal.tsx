import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function TextAppealMail({ t, formats, site, params }: MailProps) {
  const outcome = `${params.outcome}`;
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('text-appeal.preview')}
      headline={t('text-appeal.headline', { outcome })}
      why={t('text-appeal.why', { site: site.name })}
    >
      <MailText>{t('text-appeal.body', { outcome })}</MailText>
      <MailButton href={String(params.url)}>{t('text-appeal.action')}</MailButton>
      {outcome === 'kept' && <MailNote>{t('restriction.redress')}</MailNote>}
    </MailFrame>
  );
}
