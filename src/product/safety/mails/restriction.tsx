import { MailButton, MailFrame, MailNote, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailProps } from '#platform/mail/mail-props.ts';

/**
 * Says why photos, a message or a text were removed or an account was suspended, what that rests on, and how to object: Article 17
 * of Regulation (EU) 2022/2065. `params`: measure, reason, ground, until (ISO 8601 or nothing), what (of a message ISO 8601, of a text
 * its field), url.
 */
export function RestrictionMail({ t, formats, site, params }: MailProps) {
  const [measure, reason, ground, until] = [params.measure, params.reason, params.ground, params.until].map(String);
  const written = measure === 'message' || measure === 'text';
  const what = String(params.what ?? '');
  const dateOf = (time: string) =>
    new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
  const found = {
    account: () => t('restriction.account', { reason: `${reason}` }),
    photos: () => t('restriction.photos', { site: site.name, reason: `${reason}` }),
    message: () => t('restriction.message', { date: dateOf(what) }),
    text: () => t('restriction.text', { field: what }),
  };
  return (
    <MailFrame
      formats={formats}
      site={site}
      preview={t('restriction.preview')}
      headline={t('restriction.headline', { measure: `${measure}` })}
      why={t('restriction.why', { site: site.name })}
    >
      <MailText>{found[params.measure as keyof typeof found]()}</MailText>
      {measure === 'account' && (
        <MailText>{until ? t('restriction.until', { date: dateOf(until) }) : t('restriction.forGood')}</MailText>
      )}
      {written && <MailText>{t('restriction.written', { reason: `${reason}` })}</MailText>}
      <MailText>
        {written
          ? t('restriction.decided', { site: site.name, ground: `${ground}` })
          : t('restriction.basis', { site: site.name, ground: `${ground}` })}
      </MailText>
      <MailText>{t('restriction.object', { measure: `${measure}` })}</MailText>
      <MailButton href={String(params.url)}>{t('restriction.action', { measure: `${measure}` })}</MailButton>
      <MailNote>{t('restriction.redress')}</MailNote>
    </MailFrame>
  );
}
