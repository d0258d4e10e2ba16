import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAdd, IconLock } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { CodeView } from '../contract.ts';
import { CodeDetail } from './code-detail.tsx';
import { type CodesSearch, codesQuery } from './codes-query.ts';
import { NewCode } from './new-code.tsx';

export function CodesScreen({ search }: { search: CodesSearch }) {
  const t = useTranslations('backoffice.codes');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { codes, example } = useSuspenseQuery(codesQuery(useTransport(), search.site)).data;
  const open = codes.find(({ id }) => id === search.code) ?? null;
  const go = (to: Omit<CodesSearch, 'site'>) =>
    navigate({ to: '/admin/codes', search: { ...(search.site !== undefined && { site: search.site }), ...to } });
  useKeys({ n: () => go({ make: true }), Escape: () => go({}) });
  return (
    <Screen
      title={t('title')}
      onBack={open || search.make ? () => go({}) : undefined}
      actions={
        <Button size="s" icon={<IconAdd />} aria-keyshortcuts="N" onClick={() => go({ make: true })}>
          {t('new')}
        </Button>
      }
      keys={[
        { keys: ['J', 'K'], does: frame('keyNames.row') },
        { keys: ['N'], does: frame('keyNames.new') },
      ]}
      note={t('note')}
    >
      <Split
        open={open !== null || Boolean(search.make)}
        list={
          <>
            <Rows
              label={t('title')}
              columns={useColumns()}
              rows={codes}
              keyOf={({ id }) => id}
              open={open?.id ?? null}
              onOpen={({ id }) => go({ code: id })}
            />
            {codes.length === 0 && <p className="p-6 text-ink-2 text-t14">{t('none')}</p>}
            <section className="max-w-xl p-6 text-t14">
              <h2 className="mb-1 font-semibold">{t('rules')}</h2>
              <p className="text-ink-2">{t('rulesText')}</p>
            </section>
          </>
        }
        detail={
          search.make ? (
            <NewCode key="new" example={example} onMade={(id) => go({ code: id })} />
          ) : open ? (
            <CodeDetail key={`${open.id} ${open.status} ${open.expires_at}`} code={open} example={example} />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )
        }
      />
    </Screen>
  );
}

function stateOf({ kind, status, starts_at, expires_at, personal }: CodeView, now: number) {
  if (kind !== 'code') return 'own' as const;
  if (expires_at !== null && Date.parse(expires_at) <= now) return 'over' as const;
  if (status === 'inactive') return 'paused' as const;
  if (starts_at !== null && Date.parse(starts_at) > now) return 'coming' as const;
  return personal ? ('personal' as const) : ('active' as const);
}

const TONES = {
  own: 'neutral',
  over: 'neutral',
  paused: 'honey',
  coming: 'honey',
  personal: 'primary',
  active: 'primary',
} as const;

function useColumns(): Column<CodeView>[] {
  const t = useTranslations('backoffice.codes');
  const format = useFormatter();
  return [
    {
      key: 'code',
      name: t('code'),
      cell: ({ code, kind }) => (
        <span className="inline-flex items-center gap-1.5 font-semibold">
          {code}
          {kind !== 'code' && <IconLock className="size-4 text-ink-2" />}
        </span>
      ),
    },
    {
      key: 'worth',
      name: t('worth'),
      numeric: true,
      cell: ({ percentage }) => format.number(percentage / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    },
    {
      key: 'who',
      name: t('who'),
      wide: true,
      cell: ({ kind, validity }) => (kind === 'code' ? t(`validity.${validity}`) : t('byRules')),
    },
    { key: 'countries', name: t('country'), wide: true, cell: ({ country }) => country ?? t('all') },
    {
      key: 'until',
      name: t('until'),
      wide: true,
      cell: ({ expires_at }) =>
        expires_at === null
          ? '–'
          : format.dateTime(new Date(Date.parse(expires_at) - 1), { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    { key: 'used', name: t('used'), numeric: true, cell: ({ used }) => used },
    {
      key: 'state',
      name: t('state'),
      cell: (code) => {
        const state = stateOf(code, Date.now());
        return (
          <Badge size="s" tone={TONES[state]}>
            {t(`states.${state}`)}
          </Badge>
        );
      },
    },
  ];
}
