import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { Segmented } from '#design/segmented.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { Older } from '../../desk/ui/older.tsx';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { BankLine, BankLines } from '../contract.ts';
import { LineDetail } from './line-detail.tsx';
import { MatchedLines } from './matched-lines.tsx';
import { StatementFile } from './statement-file.tsx';
import { type TransfersSearch, transfersQuery } from './transfers-query.ts';

export function TransfersScreen({ search }: { search: TransfersSearch }) {
  const t = useTranslations('backoffice.transfers');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const [reading, setReading] = useState(false);
  const { data, ...more } = useSuspenseInfiniteQuery(transfersQuery(useTransport(), search));
  const lines = data.pages.flatMap((page) => page.lines);
  const [first] = data.pages;
  const columns = useColumns();
  const { id: _open, ...rest } = search;
  const open = (id: number | null) =>
    navigate({
      to: '/admin/transfers',
      search: id === null ? rest : { ...rest, id },
      replace: search.id !== undefined,
    });
  const at = lines.findIndex(({ id }) => id === search.id);
  const next = lines[at + 1] ?? lines[at - 1] ?? null;
  return (
    <Screen
      title={frame('screens.transfers')}
      state={
        first && first.waiting > 0 ? (
          <Badge size="s" tone="honey">
            {t('waiting', { count: first.waiting })}
          </Badge>
        ) : undefined
      }
      onBack={search.id === undefined ? undefined : () => open(null)}
      actions={
        <>
          <FileFacts file={first?.file ?? null} />
          <Segmented
            legend={t('show')}
            legendHidden
            size="s"
            value={search.back ? 'back' : 'waits'}
            onChange={(value) => {
              const { back: _back, ...others } = rest;
              navigate({ to: '/admin/transfers', search: value === 'back' ? { ...others, back: '1' } : others });
            }}
            options={[
              { value: 'waits', label: t('waits') },
              { value: 'back', label: t('goesBack') },
            ]}
          />
          <Button size="s" variant="outline" icon={<IconAdd />} onClick={() => setReading(true)}>
            {t('read')}
          </Button>
        </>
      }
      keys={[
        { keys: ['J', 'K'], does: frame('keyNames.row') },
        { keys: ['1', '2', '3'], does: t('keyNames.pick') },
        { keys: ['↵'], does: t('keyNames.match') },
        { keys: ['U'], does: t('keyNames.back') },
        { keys: ['Z'], does: t('keyNames.undo') },
      ]}
      note={first?.file && t('alone', { alone: first.file.alone, lines: first.file.lines })}
    >
      <Split
        open={search.id !== undefined}
        wideDetail
        list={
          <>
            {lines.length === 0 ? (
              <p className="p-4 text-ink-2 text-t14 l:px-6">{frame('nothingWaits')}</p>
            ) : (
              <Rows
                label={frame('screens.transfers')}
                columns={columns}
                rows={lines}
                keyOf={({ id }) => id}
                open={search.id ?? null}
                onOpen={({ id }) => open(id)}
              />
            )}
            <Older {...more} />
            {!search.back && first?.file && <MatchedLines file={first.file} />}
          </>
        }
        detail={
          search.id === undefined ? (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          ) : (
            <LineDetail key={search.id} id={search.id} onDecided={() => open(next?.id ?? null)} />
          )
        }
      />
      <StatementFile open={reading} accounts={first?.accounts ?? []} onClose={() => setReading(false)} />
    </Screen>
  );
}

function FileFacts({ file }: Pick<BankLines, 'file'>) {
  const t = useTranslations('backoffice.transfers');
  const format = useFormatter();
  if (!file) return null;
  const date = format.dateTime(new Date(file.at), { day: 'numeric', month: 'short' });
  return (
    <span className="text-ink-2 text-t13 max-xl:hidden">
      {t('lastFile', { format: file.format, date, lines: file.lines })}
    </span>
  );
}

function useColumns(): Column<BankLine>[] {
  const t = useTranslations('backoffice.transfers');
  const format = useFormatter();
  const locale = useLocale();
  return [
    {
      key: 'who',
      name: t('who'),
      cell: ({ payer, text, kind }) => (
        <span className="block min-w-0">
          <span className="block break-words font-semibold">{payer || t('noName')}</span>
          <span className="line-clamp-1 break-all text-ink-2 text-t13">{text ? <q>{text}</q> : t('noText')}</span>
          {kind !== 'unmatched' && (
            <Badge size="s" tone={kind === 'back' ? 'neutral' : 'honey'}>
              {t(`kinds.${kind}`)}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'money',
      name: t('money'),
      numeric: true,
      cell: ({ money, booked_on }) => (
        <span className="whitespace-nowrap">
          <span className="block font-semibold">{formatMoney(money, locale)}</span>
          <span className="block text-ink-2 text-t13">
            {format.dateTime(new Date(booked_on), { day: 'numeric', month: 'short', timeZone: 'UTC' })}
          </span>
        </span>
      ),
    },
  ];
}
