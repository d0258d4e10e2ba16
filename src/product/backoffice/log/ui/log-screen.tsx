import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { AUDIT_VERBS } from '#product/audit/contract.ts';
import { Older } from '../../desk/ui/older.tsx';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { LogEntry } from '../contract.ts';
import { Entry } from './entry.tsx';
import { type LogSearch, logQuery } from './log-query.ts';
import { useObjectName } from './object-name.ts';

export function LogScreen({ search }: { search: LogSearch }) {
  const t = useTranslations('backoffice.log');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { data, ...more } = useSuspenseInfiniteQuery(logQuery(useTransport(), search));
  const entries = data.pages.flatMap((page) => page.entries);
  const open = entries.find(({ id }) => id === search.entry) ?? null;
  const openEntry = (entry: LogEntry | null) => {
    const { entry: _open, ...rest } = search;
    navigate({
      to: '/admin/log',
      search: entry ? { ...rest, entry: entry.id } : rest,
      replace: search.entry !== undefined,
    });
  };
  return (
    <Screen
      title={t('title')}
      onBack={open ? () => openEntry(null) : undefined}
      actions={<Filters key={JSON.stringify(search)} search={search} />}
      keys={[{ keys: ['J', 'K'], does: frame('keyNames.row') }]}
      note={t('note')}
    >
      <Split
        open={open !== null}
        list={
          <>
            <Rows
              label={t('title')}
              columns={useColumns()}
              rows={entries}
              keyOf={({ id }) => id}
              open={open?.id ?? null}
              onOpen={openEntry}
            />
            {entries.length === 0 && <p className="p-6 text-ink-2">{t('none')}</p>}
            <Older {...more} />
          </>
        }
        detail={open ? <Entry entry={open} /> : <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>}
      />
    </Screen>
  );
}

function useColumns(): Column<LogEntry>[] {
  const t = useTranslations('backoffice.log');
  const format = useFormatter();
  const nameOf = useObjectName();
  return [
    {
      key: 'time',
      name: t('time'),
      cell: ({ at }) => (
        <time dateTime={at} className="text-ink-2 tabular-nums l:whitespace-nowrap">
          {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
        </time>
      ),
    },
    { key: 'who', name: t('who'), cell: ({ staff }) => <span className="font-semibold">{staff}</span> },
    { key: 'what', name: t('what'), cell: ({ verb }) => t(`verbs.${verb}`) },
    { key: 'on', name: t('on'), wide: true, cell: (entry) => nameOf(entry) },
    { key: 'site', name: t('site'), wide: true, cell: ({ site }) => <span className="text-ink-2">{site}</span> },
  ];
}

/** A form of the page: it works before its script is there. */
function Filters({ search }: { search: LogSearch }) {
  const t = useTranslations('backoffice.log');
  const navigate = useNavigate();
  const field = {
    fieldClassName: 'w-20 flex-1 s:w-40 s:flex-none',
    className: 'h-9! w-full min-w-0 px-2.5! text-t14! s:px-4!',
  };
  return (
    <form
      action="/admin/log"
      className="flex flex-wrap items-end gap-2 max-s:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget);
        const [who, what, on] = ['who', 'what', 'on'].map((name) => String(words.get(name) ?? '').trim());
        navigate({
          to: '/admin/log',
          search: {
            ...(search.site !== undefined && { site: search.site }),
            ...(who && { who }),
            ...(what && { what }),
            ...(on && Number(on) > 0 && { on: Number(on) }),
          },
        });
      }}
    >
      <TextField
        labelHidden
        name="who"
        label={t('filterWho')}
        placeholder={t('who')}
        defaultValue={search.who}
        {...field}
      />
      <WhatSelect chosen={search.what ?? ''} />
      <TextField
        labelHidden
        name="on"
        inputMode="numeric"
        label={t('filterOn')}
        placeholder={t('member')}
        defaultValue={search.on}
        {...field}
      />
      <Button type="submit" size="s" variant="outline">
        {t('apply')}
      </Button>
    </form>
  );
}

function WhatSelect({ chosen }: { chosen: string }) {
  const t = useTranslations('backoffice.log');
  const locale = useLocale();
  const verbs = AUDIT_VERBS.map((verb) => ({ verb, name: t(`verbs.${verb}`) }));
  verbs.sort((one, other) => one.name.localeCompare(other.name, locale));
  const isBeginning = chosen !== '' && !verbs.some(({ verb }) => verb === chosen);
  return (
    <select
      name="what"
      aria-label={t('what')}
      defaultValue={chosen}
      className="h-9 w-full min-w-0 rounded-control border border-line-2 bg-surface px-2 text-t14 s:w-56"
    >
      <option value="">{t('all')}</option>
      {isBeginning && <option value={chosen}>{chosen}…</option>}
      {verbs.map(({ verb, name }) => (
        <option key={verb} value={verb}>
          {name}
        </option>
      ))}
    </select>
  );
}
