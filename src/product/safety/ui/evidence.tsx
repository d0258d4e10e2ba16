import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { showEvidence } from '../reports/contract.ts';

export function Evidence({ memberId, name }: { memberId: number; name: string }) {
  const t = useTranslations('safety.actions');
  const format = useFormatter();
  const list = useId();
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({
    ...apiQuery(useTransport(), showEvidence, { profile_id: memberId }),
    enabled: open,
    staleTime: 0,
  });
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className="mt-1 ms-5"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'report.fold' : 'report.look')}
      </Button>
      <div id={list} role="status">
        {open && isError && <p className="mt-2 text-t14">{t('failed')}</p>}
        {open && data && (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys scrolls it as well
            tabIndex={0}
            aria-label={t('report.look')}
            className="mt-2 max-h-60 overflow-y-auto rounded-control bg-surface-2 p-3 text-t14"
          >
            <ul className="grid gap-2.5">
              {data.messages.length === 0 && <li>{t('report.none')}</li>}
              {data.messages.map(({ mine, body, created_at, carries }) => (
                <li key={created_at + body}>
                  <p className="text-ink-2 text-t13">
                    {mine ? t('report.you') : name},{' '}
                    {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
                  </p>
                  {carries && <p className="text-ink-2 italic">{t(`report.carries.${carries}`)}</p>}
                  <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                    {body}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
