import { Button } from '#design/button.tsx';
import { FactList } from '#design/fact-list.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES } from '#platform/i18n/locales.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { listSiteNews, type SiteNews, stopNews } from '../contract.ts';

/** It can be stopped, never changed: some have read it. */
export function NewsDetail({ news }: { news: SiteNews }) {
  const t = useTranslations('backoffice.news');
  const format = useFormatter();
  const { id, host, kind, texts, starts_at, ends_at, state, told, staff } = news;
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const stop = useAct((transport) => transport.call(stopNews, { id }), {
    said: () => t('stopped'),
    changes: [keyOf(listSiteNews)],
    alsoRefused: true,
  });
  return (
    <article className="flex flex-col gap-5 p-4 text-t14 l:p-6">
      <FactList
        facts={[
          { key: 'state', name: t('state'), value: t(`states.${state}`) },
          { key: 'kind', name: t('kind'), value: t(`kinds.${kind}`) },
          { key: 'site', name: t('site'), value: host },
          { key: 'starts', name: t('starts'), value: time(starts_at) },
          { key: 'ends', name: t('ends'), value: time(ends_at) },
          { key: 'told', name: t('told'), value: format.number(told) },
          { key: 'by', name: t('by'), value: staff },
        ]}
      />
      {(state === 'planned' || state === 'telling' || state === 'told') && Date.parse(ends_at) > Date.now() && (
        <div>
          <Button size="s" variant="danger" busy={stop.isPending} onClick={() => stop.mutate(undefined)}>
            {t('stop')}
          </Button>
          <p className="mt-2 text-ink-2 text-t13">{t('stopHint')}</p>
        </div>
      )}
      {texts.map(({ locale, subject, text }) => (
        <section key={locale} lang={locale} className="border-line border-t pt-4">
          <p className="text-ink-2 text-t13">{LANGUAGE_NAMES[locale]}</p>
          <h2 className="font-semibold text-t16">{subject}</h2>
          <p className="mt-1 whitespace-pre-wrap break-words">{text}</p>
        </section>
      ))}
    </article>
  );
}
