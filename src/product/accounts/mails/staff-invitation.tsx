import { MailButton, MailFrame, MailLink, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function StaffInvitationMail({ t, formats, site, params }: MailProps) {
  const url = String(params.url);
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('staff-invitation.preview', { site: site.name })}
      headline={t('staff-invitation.headline')}
      why={t('staff-invitation.why', { site: site.name })}
    >
      <MailText>{t('staff-invitation.body', { site: site.name, role: String(params.role) })}</MailText>
      <MailText>{t('staff-invitation.next')}</MailText>
      <MailButton href={url}>{t('staff-invitation.action')}</MailButton>
      <MailNote>{t('staff-invitation.expiry', { days: Number(params.days) })}</MailNote>
      <MailNote>
        {t('activation.copy')} <MailLink href={url}>{url}</MailLink>
      </MailNote>
      <MailNote>{t('staff-invitation.ignore')}</MailNote>
    </MailFrame>
  );
}
