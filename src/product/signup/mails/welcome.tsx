import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function WelcomeMail({ t, formats, site, params }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('welcome.preview', { site: site.name })}
      headline={t('welcome.headline', { name: String(params.name) })}
      why={t('welcome.why', { site: site.name })}
    >
      <MailText>{t('welcome.body', { site: site.name })}</MailText>
      <MailText>
        {t('welcome.photo')} <MailLink href={String(params.profile_url)}>{t('welcome.profile')}</MailLink>
      </MailText>
      <MailText>{t('welcome.safety')}</MailText>
      <MailButton href={String(params.url)}>{t('welcome.action')}</MailButton>
      <MailNote>
        <MailLink href={String(params.settings_url)}>{t('news-for-you.change')}</MailLink>
      </MailNote>
    </MailFrame>
  );
}
