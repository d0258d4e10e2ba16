import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { ProviderAccountsReply, ProviderAccountView } from '../contract.ts';
import { AccountDetail } from './account-detail.tsx';
import { ModeBadge } from './mode-badge.tsx';
import { NewAccount } from './new-account.tsx';
import { type ProvidersSearch, providersQuery } from './providers-query.ts';

export function ProvidersScreen({ search }: { search: ProvidersSearch }) {
  const t = useTranslations('backoffice.providers');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const all = useSuspenseQuery(providersQuery(useTransport())).data;
  const open = all.accounts.find(({ id }) => id === search.account) ?? null;
  const makes = search.make !== undefined;
  const go = (to: Omit<ProvidersSearch, 'site'>) =>
    navigate({ to: '/admin/providers', search: { ...(search.site !== undefined && { site: search.site }), ...to } });
  useKeys({ n: () => go({ make: 'yes' }), Escape: () => go({}) });
  return (
    <Screen
      title={t('title')}
      state={
        all.accounts.some(({ mode, active }) => mode === 'test' && active) && (
          <Badge tone="danger">{t('someInTest')}</Badge>
        )
      }
      onBack={open || makes ? () => go({}) : undefined}
      actions={
        <Button size="s" icon={<IconAdd />} aria-keyshortcuts="N" onClick={() => go({ make: 'yes' })}>
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
        open={open !== null || makes}
        list={
          <>
            <Rows
              label={t('title')}
              columns={useColumns(all)}
              rows={all.accounts}
              keyOf={({ id }) => id}
              open={open?.id ?? null}
              onOpen={({ id }) => go({ account: id })}
            />
            {all.accounts.length === 0 && <p className="p-6 text-ink-2 text-t14">{t('none')}</p>}
          </>
        }
        detail={
          makes ? (
            <NewAccount key="new" all={all} onMade={(id) => go({ account: id })} />
          ) : open ? (
            <AccountDetail key={`${open.id} ${open.version}`} account={open} all={all} />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )
        }
      />
    </Screen>
  );
}

function useColumns({ companies }: ProviderAccountsReply): Column<ProviderAccountView>[] {
  const t = useTranslations('backoffice.providers');
  return [
    {
      key: 'provider',
      name: t('provider'),
      cell: ({ provider }) => <span className="font-semibold capitalize">{provider}</span>,
    },
    { key: 'mode', name: t('mode'), cell: ({ mode }) => <ModeBadge mode={mode} /> },
    {
      key: 'company',
      name: t('company'),
      wide: true,
      cell: ({ company }) => companies.find(({ id }) => id === company)?.name ?? '–',
    },
    { key: 'secret', name: t('secret'), wide: true, cell: ({ secret }) => secret || '–' },
    { key: 'position', name: t('position'), numeric: true, wide: true, cell: ({ position }) => position },
    {
      key: 'state',
      name: t('state'),
      cell: ({ active }) => (
        <Badge size="s" tone={active ? 'primary' : 'neutral'}>
          {t(active ? 'inUse' : 'ended')}
        </Badge>
      ),
    },
  ];
}
