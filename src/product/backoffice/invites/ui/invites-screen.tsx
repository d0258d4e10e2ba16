import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { StaffInvite } from '../contract.ts';
import { InviteDetail } from './invite-detail.tsx';
import { type InvitesSearch, invitesQuery, lastMoment } from './invites-query.ts';
import { NewInvites } from './new-invites.tsx';

export function InvitesScreen({ search }: { search: InvitesSearch }) {
  const t = useTranslations('backoffice.invites');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { invites, open: openSites } = useSuspenseQuery(invitesQuery(useTransport(), search.site)).data;
  const open = invites.find(({ id }) => id === search.invite) ?? null;
  const go = (to: Omit<InvitesSearch, 'site'>) =>
    navigate({ to: '/admin/invites', search: { ...(search.site !== undefined && { site: search.site }), ...to } });
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
            {openSites.length > 0 && (
              <p className="border-line border-b bg-secondary-tint px-6 py-3 text-secondary-ink text-t14">
                {t('openToAll', { sites: openSites.join(', ') })}
              </p>
            )}
            <Rows
              label={t('title')}
              columns={useColumns()}
              rows={invites}
              keyOf={({ id }) => id}
              open={open?.id ?? null}
              onOpen={({ id }) => go({ invite: id })}
            />
            {invites.length === 0 && <p className="p-6 text-ink-2 text-t14">{t('none')}</p>}
          </>
        }
        detail={
          search.make ? (
            <NewInvites key="new" />
          ) : open ? (
            <InviteDetail key={`${open.id} ${open.state} ${open.expires_at}`} invite={open} />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )
        }
      />
    </Screen>
  );
}

const TONES = { active: 'primary', paused: 'honey', used: 'neutral', over: 'neutral' } as const;

function useColumns(): Column<StaffInvite>[] {
  const t = useTranslations('backoffice.invites');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeZone: 'UTC' });
  return [
    {
      key: 'label',
      name: t('label'),
      cell: ({ id, label }) => <span className="break-words font-semibold">{label || t('number', { id })}</span>,
    },
    { key: 'site', name: t('site'), wide: true, cell: ({ site }) => site },
    {
      key: 'uses',
      name: t('uses'),
      numeric: true,
      cell: ({ uses, max_uses }) => t('usesOf', { uses, most: max_uses }),
    },
    { key: 'made', name: t('made'), wide: true, cell: ({ created_at }) => day(created_at) },
    { key: 'until', name: t('until'), wide: true, cell: ({ expires_at }) => day(lastMoment(expires_at)) },
    {
      key: 'state',
      name: t('state'),
      cell: ({ state }) => (
        <Badge size="s" tone={TONES[state]}>
          {t(`states.${state}`)}
        </Badge>
      ),
    },
  ];
}
