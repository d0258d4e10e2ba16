import { type ReactNode, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';

interface TextVersion {
  version: number;
  at: string;
  from?: string;
  author: string;
  given_back: boolean;
}

interface TextVersionsProps {
  /** The newest first. */
  versions: readonly TextVersion[];
  disabled: boolean;
  busy: boolean;
  onGoBack: (version: number) => void;
  look: (version: number) => ReactNode;
}

export function TextVersions({ versions, disabled, busy, onGoBack, look }: TextVersionsProps) {
  const t = useTranslations('backoffice.pages');
  const format = useFormatter();
  const [looked, setLooked] = useState<number | null>(null);
  if (versions.length === 0) return null;
  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-2 font-semibold">{t('versions')}</h3>
      <ul className="divide-y divide-line">
        {versions.map(({ version, at, from = at, author, given_back }, index) => (
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
                {index > 0 && (
                  <Button size="s" variant="outline" disabled={disabled} busy={busy} onClick={() => onGoBack(version)}>
                    {t('goBack')}
                  </Button>
                )}
              </span>
            </div>
            {looked === version && look(version)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function VersionLines({ lines }: { lines: readonly string[] }) {
  return (
    <pre className="mt-2 whitespace-pre-wrap break-words rounded-control bg-surface-2 p-3 text-t13">
      {lines.join('\n')}
    </pre>
  );
}
