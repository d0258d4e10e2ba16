import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { SCREENS } from '../../contract.ts';
import { NothingWaits } from '../../desk/ui/nothing-waits.tsx';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { QueueTimes } from '../../photos/ui/queue-times.tsx';
import { HintBadges } from '../../ui/hint-badges.tsx';
import type { CaseQueue, CaseRow } from '../contract.ts';
import { Age } from './age.tsx';
import { CaseScreen } from './case-screen.tsx';
import { useReason } from './case-words.ts';
import { type CasesSearch, casesQuery, REFRESH_INTERVAL_MS } from './cases-query.ts';
import { useUndo } from './use-undo.ts';

const keyOf = ({ kind, id }: Pick<CaseRow, 'kind' | 'id'>) => `${kind} ${id}`;

export function CasesScreen({ queue, search }: { queue: CaseQueue; search: CasesSearch }) {
  const t = useTranslations('backoffice.cases');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const query = casesQuery(useTransport(), queue, search);
  const { data, refetch } = useSuspenseQuery({ ...query, refetchInterval: REFRESH_INTERVAL_MS });
  const columns = useColumns();
  const { kind, id, site } = search;
  const go = (one: Pick<CaseRow, 'kind' | 'id'> | null) =>
    navigate({
      to: SCREENS[queue].path,
      search: { ...(site !== undefined && { site }), ...(one && { kind: one.kind, id: one.id }) },
      replace: kind !== undefined,
    });
  const undoable = useUndo((one) => {
    go(one);
    refetch();
  });
  if (kind && id) {
    const at = data.cases.findIndex((one) => keyOf(one) === keyOf({ kind, id }));
    const step = (by: number) => data.cases[at === -1 ? 0 : at + by] ?? null;
    return (
      <CaseScreen
        key={keyOf({ kind, id })}
        which={{ kind, id }}
        onBack={() => go(null)}
        onStep={(by) => {
          const next = step(by);
          if (next) go(next);
        }}
        onDecided={(one) => {
          undoable(one);
          go(step(1) ?? step(-1));
          refetch();
        }}
      />
    );
  }
  return (
    <Screen
      title={frame(`screens.${queue}`)}
      keys={[{ keys: ['J', 'K'], does: frame('keyNames.row') }]}
      note={t('note')}
    >
      <QueueTimes times={data.times} />
      {data.cases.length === 0 ? (
        <NothingWaits>{frame('nothingWaits')}</NothingWaits>
      ) : (
        <div className="l:min-h-0 l:overflow-y-auto">
          <Rows
            label={frame(`screens.${queue}`)}
            columns={columns}
            rows={data.cases}
            keyOf={keyOf}
            open={null}
            onOpen={go}
          />
        </div>
      )}
    </Screen>
  );
}

function useColumns(): Column<CaseRow>[] {
  const t = useTranslations('backoffice.cases');
  const reason = useReason();
  return [
    {
      key: 'what',
      name: t('what'),
      cell: (one) => (
        <>
          <span className="block font-semibold">{reason(one)}</span>
          <span className="block text-ink-2 text-t13">{t(`kind.${one.kind}`)}</span>
          <HintBadges hints={one.hints} />
        </>
      ),
    },
    { key: 'about', name: t('about'), cell: ({ name, member }) => name || (member ?? '–') },
    { key: 'site', name: t('site'), wide: true, cell: ({ site }) => <span className="text-ink-2">{site}</span> },
    {
      key: 'taken',
      name: t('takenBy'),
      wide: true,
      cell: ({ taken_by }) => taken_by && <span className="text-ink-2">{t('taken', { name: taken_by })}</span>,
    },
    { key: 'age', name: t('waits'), numeric: true, cell: (one) => <Age of={one} /> },
  ];
}
