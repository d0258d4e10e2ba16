import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { RunningText } from '#product/content/ui/running-text.tsx';
import { type PageDraftView, previewSitePage } from '../contract.ts';
import type { Which } from './pages-query.ts';

/** After the last letter. */
const PAUSE_MS = 500;

export function PagePreview({ which, draft }: { which: Which; draft: PageDraftView }) {
  const t = useTranslations('backoffice.pages');
  const transport = useTransport();
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const input = { ...which, ...settled };
  const { data, error } = useQuery({
    queryKey: keyOf(previewSitePage, input),
    queryFn: ({ signal }) => transport.call(previewSitePage, input, { signal }),
    enabled: settled.title.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const page = data?.page;
  return (
    <section aria-label={t('preview')} className="min-w-0">
      <h3 className="mb-2 text-ink-2 text-t13">{t('preview')}</h3>
      {error && (
        <p role="status" className="mb-3 text-danger">
          {error.message}
        </p>
      )}
      {page && (
        <article lang={page.locale} className="rounded-card border border-line bg-paper p-5 text-t16">
          <p className="headline text-t28">{page.title}</p>
          {page.lead && <p className="mt-2 text-ink-2">{page.lead}</p>}
          <RunningText html={page.html} />
          {page.sections.map((section) => (
            <div key={section.id} className="mt-8">
              <p className="headline text-t22">{section.title}</p>
              <RunningText html={section.html} />
              {section.entries.map((entry) => (
                <div key={entry.id} className="mt-5">
                  <p className="font-semibold">{entry.title}</p>
                  <RunningText html={entry.html} />
                </div>
              ))}
            </div>
          ))}
        </article>
      )}
    </section>
  );
}
