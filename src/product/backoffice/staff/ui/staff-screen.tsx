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
import type { Colleague } from '../contract.ts';
import { ColleagueDetail } from './colleague-detail.tsx';
import { Factor } from './factor.tsx';
import { InviteForm } from './invite-form.tsx';
import { type StaffSearch, staffQuery } from './staff-query.ts';
import { WaitingResets } from './waiting-resets.tsx';

export function StaffScreen({ search }: { search: StaffSearch }) {
  const t = useTranslations('backoffice.staff');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { staff } = useSuspenseQuery(staffQuery(useTransport(), search.site)).data;
  const open = staff.find(({ id }) => id === search.id) ?? null;
  const go = (to: Omit<StaffSearch, 'site'>) =>
    navigate({ to: '/admin/staff', search: { ...(search.site !== undefined && { site: search.site }), ...to } });
  useKeys({ n: () => go({ invite: true }), Escape: () => go({}) });
  return (
    <Screen
      title={t('title')}
      onBack={open || search.invite ? () => go({}) : undefined}
      actions={
        <Button size="s" icon={<IconAdd />} aria-keyshortcuts="N" onClick={() => go({ invite: true })}>
          {t('invite')}
        </Button>
      }
      keys={[
        { keys: ['J', 'K'], does: frame('keyNames.row') },
        { keys: ['N'], does: frame('keyNames.invite') },
      ]}
      note={t('note')}
    >
      <Split
        open={open !== null || Boolean(search.invite)}
        list={
          <>
            <WaitingResets staff={staff} onOpen={(id) => go({ id })} />
            <Rows
              label={t('title')}
              columns={useColumns()}
              rows={staff}
              keyOf={({ id }) => id}
              open={open?.id ?? null}
              onOpen={({ id }) => go({ id })}
            />
          </>
        }
        detail={
          search.invite ? (
            <InviteForm key="new" onInvited={(id) => go({ id })} />
          ) : open ? (
            <ColleagueDetail
              key={`${open.id} ${open.role} ${open.site} ${open.all_sites}`}
              colleague={open}
              onEnded={() => go({})}
            />
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          )
        }
      />
    </Screen>
  );
}

function useColumns(): Column<Colleague>[] {
  const t = useTranslations('backoffice.staff');
  const frame = useTranslations('backoffice.frame');
  const format = useFormatter();
  return [
    {
      key: 'who',
      name: t('who'),
      cell: ({ email, name }) => (
        <span className="flex flex-col leading-tight">
          <span className="break-all font-semibold">{name ?? email.split('@')[0]}</span>
          <span className="break-all text-ink-2 text-t13">{email}</span>
        </span>
      ),
    },
    { key: 'role', name: t('role'), cell: ({ role }) => frame(`roles.${role}`) },
    {
      key: 'sites',
      name: t('sites'),
      wide: true,
      cell: ({ all_sites, host }) => (all_sites ? frame('allSites') : host),
    },
    {
      key: 'seen',
      name: t('lastSeen'),
      wide: true,
      cell: ({ last_seen }) =>
        last_seen === null ? '–' : format.dateTime(new Date(last_seen), { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { key: 'factor', name: t('factor'), wide: true, cell: (colleague) => <Factor colleague={colleague} /> },
    {
      key: 'state',
      name: t('state'),
      cell: ({ invited }) => (
        <Badge size="s" tone={invited ? 'honey' : 'primary'}>
          {t(invited ? 'invited' : 'active')}
        </Badge>
      ),
    },
  ];
}
