import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { restoreSitePage, type SitePageReply, showSitePage } from '../contract.ts';
import { OF_PAGES, type Which } from './pages-query.ts';

interface PageVersionsProps {
  which: Which;
  newest: SitePageReply;
  /** Something is typed that going back would leave behind. */
  disabled: boolean;
}

/** Every version stays. Going back to one makes a new one. */
export function PageVersions({ which, newest, disabled }: PageVersionsProps) {
  const t = useTranslations('backoffice.pages');
  const format = useFormatter();
  const [looked, setLooked] = useState<number | null>(null);
  const { mutate, isPending } = useAct(
    (transport, version: number) => transport.call(restoreSitePage, { ...which, seen: newest.version, version }),
    { said: ({ version }) => t('saved', { version }), changes: OF_PAGES, alsoRefused: true },
  );
  if (newest.versions.length === 0) return null;
  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-2 font-semibold">{t('versions')}</h3>
      <ul className="divide-y divide-line">
        {newest.versions.map(({ version, at, from, author, given_back }) => (
          <li key={version} className="py-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{t('version', { version })}</span>
              <span className="text-ink-2">
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })} · {author}
              </span>
              {given_back && <Badge size="s">{t('isGivenBack')}</Badge>}
              {Date.parse(from) > Date.now() && (
                <Badge size="s" tone="honey">
                  {t('later', { date: format.dateTime(new Date(from), { dateStyle: 'medium', timeZone: 'UTC' }) })}
                </Badge>
              )}
              <span className="ms-auto flex gap-2">
                {!given_back && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-expanded={looked === version}
                    onClick={() => setLooked(looked === version ? null : version)}
                  >
                    {t('look')}
                  </Button>
                )}
                {version !== newest.version && (
                  <Button
                    size="s"
                    variant="outline"
                    disabled={disabled}
                    busy={isPending}
                    onClick={() => mutate(version)}
                  >
                    {t('goBack')}
                  </Button>
                )}
              </span>
            </div>
            {looked === version && <VersionText which={which} version={version} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function VersionText({ which, version }: { which: Which; version: number }) {
  const { data } = useQuery(apiQuery(useTransport(), showSitePage, { ...which, version }));
  if (!data) return null;
  const { title, description, lead, text } = data.draft;
  return (
    <pre className="mt-2 whitespace-pre-wrap break-words rounded-control bg-surface-2 p-3 text-t13">
      {[title, description, lead, '', text].join('\n')}
    </pre>
  );
}
