import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Locale } from '#platform/i18n/locales.ts';
import { codeOf, type NewsDraft } from './news-draft.ts';
import { useNewsPreview } from './readers.tsx';

export function MailPreview({ draft, locale }: { draft: NewsDraft; locale: Locale }) {
  const t = useTranslations('backoffice.news');
  const around = useNewsPreview(draft, locale)?.around;
  const words = draft.texts[locale] ?? draft.texts.en;
  if (!around || !words) return null;
  const code = codeOf(draft);
  const paragraphs = words.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section aria-label={t('preview')}>
      <h3 className="mb-2 text-ink-2 text-t13">{t('preview')}</h3>
      <div lang={locale} className="rounded-card border border-line bg-surface p-5 text-t16">
        <p className="headline break-words text-t22">{words.subject}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3 break-words">
            {paragraph}
          </p>
        ))}
        {code && (
          <p className="mt-3">
            {around.code} <strong>{code}</strong>
          </p>
        )}
        <p className="mt-4 inline-block rounded-button bg-primary-fill px-5 py-2 font-semibold text-on-primary">
          {around.action}
        </p>
        <p className="mt-4 text-ink-2 text-t13">{around.why}</p>
      </div>
    </section>
  );
}
