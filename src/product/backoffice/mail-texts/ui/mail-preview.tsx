import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Locale } from '#platform/i18n/locales.ts';
import type { MailPreviewState } from './use-mail-preview.ts';

interface MailPreviewProps {
  preview: MailPreviewState;
  locale: Locale;
  isMail: boolean;
}

/** In a frame of its own, in which no script runs. */
export function MailPreview({ preview: { mail, error }, locale, isMail }: MailPreviewProps) {
  const t = useTranslations('backoffice.pages');
  const mails = useTranslations('backoffice.siteMails');
  return (
    <section aria-label={t('preview')} className="min-w-0 xl:sticky xl:top-0 xl:self-start">
      <h3 className="mb-2 text-ink-2 text-t13">{t('preview')}</h3>
      {error && (
        <p role="status" className="mb-3 text-danger">
          {error.message}
        </p>
      )}
      {mail && (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {isMail && (
            <p lang={locale} className="break-words border-line border-b px-4 py-2.5">
              <span className="text-ink-2 text-t13">{mails('texts.subject')}</span>{' '}
              <span className="font-semibold">{mail.subject}</span>
            </p>
          )}
          <iframe title={t('preview')} sandbox="" srcDoc={mail.html} className="block h-160 w-full bg-white" />
        </div>
      )}
    </section>
  );
}
