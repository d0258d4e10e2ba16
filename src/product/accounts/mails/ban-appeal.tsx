import { MailButton, MailFrame, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function BanAppealMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('ban-appeal.preview', { site: site.name })}
      headline={t('ban-appeal.headline')}
      why={t('ban-appeal.why', { site: site.name })}
    >
      <MailText>{t('ban-appeal.body', { site: site.name, outcome: String(params.outcome) })}</MailText>
      {params.outcome === 'accepted' && <MailButton href={String(params.url)}>{t('ban-appeal.action')}</MailButton>}
    </MailFrame>
  );
}
