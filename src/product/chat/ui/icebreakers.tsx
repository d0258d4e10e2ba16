import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconTurn } from '#design/icons.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Icebreaker, listIcebreakers } from '../icebreakers/contract.ts';
import { Beginning } from './beginning.tsx';
import { insertIntoComposer } from './insert-into-composer.ts';

const SHOWN = 3;

const loadAll = () => import('./icebreaker-dialog.tsx').then((module) => module.IcebreakerDialog);

/** Three sentences to begin by, others on a press, and all of them in a dialog. They only fill the line below. @param props.without stands where there are none. */
export function Icebreakers({ profileId, without }: { profileId: number; without: ReactNode }) {
  const { data } = useQuery({
    ...apiQuery(useTransport(), listIcebreakers, { profile_id: profileId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offered = data?.icebreakers ?? [];
  return offered.length > 0 ? <Offered offered={offered} /> : without;
}

function Offered({ offered }: { offered: Icebreaker[] }) {
  const t = useTranslations('chat.parts.begin');
  const [first, setFirst] = useState(0);
  const [all, setAll] = useState(false);
  const Dialog = useLazy(loadAll, all);
  const shown = offered.slice(first, first + SHOWN);
  return (
    <section aria-label={t('title')} className="w-full animate-[rise-in_var(--slow)_var(--ease)] text-start">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="font-semibold text-t14">{t('title')}</h2>
        {offered.length > SHOWN && (
          <Button
            variant="quiet"
            size="s"
            icon={<IconTurn className="size-4" />}
            className="-me-3"
            onClick={() => setFirst(first + SHOWN < offered.length ? first + SHOWN : 0)}
          >
            {t('others')}
          </Button>
        )}
      </div>
      <ul aria-live="polite" className="mt-1.5 flex flex-col gap-2">
        {shown.map(({ text }) => (
          <li key={text}>
            <Beginning text={text} onChoose={() => insertIntoComposer(text)} />
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-center text-ink-2 text-t13">
        {t('hint')}{' '}
        {offered.length > SHOWN && (
          <button
            type="button"
            className="hit-area relative font-semibold text-primary hover:underline"
            onClick={() => setAll(true)}
          >
            {t('all')}
          </button>
        )}
      </p>
      {Dialog && <Dialog open={all} onClose={() => setAll(false)} offered={offered} />}
    </section>
  );
}
