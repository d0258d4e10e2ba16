import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button, buttonClass } from '#design/button.tsx';
import { Segmented } from '#design/segmented.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { Screen } from '../../desk/ui/screen.tsx';
import { SITE_SWITCH_ID } from '../../desk/ui/site-switch.tsx';
import { type NumbersReply, PERIODS, type Period } from '../contract.ts';
import { fileOf, type NumbersSearch, numbersQuery } from './numbers-query.ts';

interface Shown {
  search: NumbersSearch;
  tables: boolean;
}

const ShownContext = createContext<Shown>({ search: {}, tables: false });
export const useShown = (): Shown => useContext(ShownContext);

interface FrameProps {
  title: string;
  at: '/admin' | '/admin/numbers';
  search: NumbersSearch;
  children: (numbers: NumbersReply) => ReactNode;
}

export function NumbersFrame({ title, at, search, children }: FrameProps) {
  const t = useTranslations('backoffice.numbers');
  const format = useFormatter();
  const navigate = useNavigate();
  const [tables, setTables] = useState(false);
  const numbers = useSuspenseQuery(numbersQuery(useTransport(), search)).data;
  const { site, period = '30' } = search;
  const show = (next: Period | undefined) => {
    if (!next) return;
    const words = { ...(site !== undefined && { site }), ...(next !== '30' && { period: next }) };
    navigate({ to: at, search: words, replace: true });
  };
  const step = (by: number) => show(PERIODS[PERIODS.indexOf(period) + by]);
  useKeys({
    '[': () => step(-1),
    ']': () => step(1),
    t: () => setTables(!tables),
    s: () => document.getElementById(SITE_SWITCH_ID)?.focus(),
  });
  const rolled = numbers.rolled_at;
  return (
    <Screen
      title={title}
      actions={
        <>
          <Segmented
            legend={t('period')}
            legendHidden
            size="s"
            value={period}
            onChange={show}
            options={PERIODS.map((value) => ({ value, label: t(`periods.d${value}`) }))}
          />
          <Button
            variant="outline"
            size="s"
            aria-pressed={tables}
            aria-keyshortcuts="T"
            onClick={() => setTables(!tables)}
          >
            {t('tables')}
          </Button>
          <a href={fileOf(search, 'days')} download className={buttonClass({ variant: 'outline', size: 's' })}>
            {t('csv')}
          </a>
        </>
      }
      keys={[
        { keys: ['[', ']'], does: t('keyNames.period') },
        { keys: ['T'], does: t('keyNames.tables') },
        { keys: ['S'], does: t('keyNames.site') },
      ]}
      note={
        rolled === null
          ? t('notRolled')
          : t('rolled', { time: format.dateTime(new Date(rolled), { dateStyle: 'medium', timeStyle: 'short' }) })
      }
    >
      <ShownContext value={{ search, tables }}>
        <div className="flex flex-col gap-4 p-4 l:flex-1 l:overflow-y-auto l:p-6">{children(numbers)}</div>
      </ShownContext>
    </Screen>
  );
}
