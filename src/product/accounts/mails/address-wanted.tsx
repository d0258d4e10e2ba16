import { MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

export function AddressWantedMail({ t, formats, site }: MailProps) {
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('address-wanted.preview')}
      headline={t('address-wanted.headline')}
      why={t('address-taken.why', { site: site.name })}
    >
      <MailText>{t('address-wanted.body', { site: site.name })}</MailText>
      <MailNote>{t('address-taken.ignore')}</MailNote>
    </MailFrame>
  );
}
