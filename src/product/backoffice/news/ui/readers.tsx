import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, type Locale } from '#platform/i18n/locales.ts';
import { previewNews } from '../contract.ts';
import { type NewsDraft, writtenIn } from './news-draft.ts';

export function useNewsPreview({ site, kind }: Pick<NewsDraft, 'site' | 'kind'>, locale: Locale) {
  const query = apiQuery(useTransport(), previewNews, { site, kind, locale });
  return useQuery({ ...query, placeholderData: keepPreviousData }).data;
}

export function Readers({ draft }: { draft: NewsDraft }) {
  const t = useTranslations('backoffice.news');
  const format = useFormatter();
  const readers = useNewsPreview(draft, 'en')?.readers;
  if (!readers) return null;
  const written = writtenIn(draft);
  const sum = (of: 'mail' | 'push') => readers.reduce((total, one) => total + one[of], 0);
  const foreign = readers.filter(({ language }) => language !== 'en' && !written.includes(language));
  return (
    <div className="text-t14">
      <p className="font-semibold">{t('reaches', { mails: sum('mail'), pushes: sum('push') })}</p>
      {foreign.length > 0 && (
        <p className="text-ink-2 text-t13">
          {t('inEnglish', {
            languages: format.list(foreign.map(({ language }) => LANGUAGE_NAMES[language])),
          })}
        </p>
      )}
    </div>
  );
}
