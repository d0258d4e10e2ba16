import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Avatar } from '#design/avatar.tsx';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { type Column, Rows } from '../../desk/ui/rows.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import type { FictionalRow } from '../contract.ts';
import { type FictionalSearch, fictionalQuery } from './fictional-query.ts';
import { NewProfile } from './new-profile.tsx';
import { ProfileDetail } from './profile-detail.tsx';

export function FictionalScreen({ search }: { search: FictionalSearch }) {
  const t = useTranslations('backoffice.fictional');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const { profiles, more } = useSuspenseQuery(fictionalQuery(useTransport(), search)).data;
  const { site, under, id, make } = search;
  const go = (to: Omit<FictionalSearch, 'site'>) =>
    navigate({ to: '/admin/fictional', search: { ...(site !== undefined && { site }), ...to } });
  const here = under === undefined ? {} : { under };
  const last = profiles.at(-1);
  useKeys({ n: () => go({ make: 'new' }), Escape: () => go(here) });
  return (
    <Screen
      title={frame('screens.fictional')}
      onBack={id !== undefined || make ? () => go(here) : undefined}
      actions={
        <Button size="s" icon={<IconAdd />} aria-keyshortcuts="N" onClick={() => go({ make: 'new' })}>
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
        open={id !== undefined || make !== undefined}
        list={
          <>
            <Rows
              label={frame('screens.fictional')}
              columns={useColumns()}
              rows={profiles}
              keyOf={(row) => row.id}
              open={id ?? null}
              onOpen={(row) => go({ ...here, id: row.id })}
            />
            {profiles.length === 0 && <p className="p-6 text-ink-2 text-t14">{t('none')}</p>}
            {more && last && (
              <div className="p-4">
                <Button size="s" variant="outline" onClick={() => go({ under: last.id })}>
                  {frame('older')}
                </Button>
              </div>
            )}
          </>
        }
        detail={
          make ? (
            <NewProfile onMade={(made) => go({ id: made })} />
          ) : id === undefined ? (
            <p className="p-6 text-ink-2 text-t14">{t('pick')}</p>
          ) : (
            <ProfileDetail key={id} id={id} />
          )
        }
      />
    </Screen>
  );
}

function useColumns(): Column<FictionalRow>[] {
  const t = useTranslations('backoffice.fictional');
  return [
    {
      key: 'name',
      name: t('name'),
      cell: ({ name, age, photo }) => (
        <span className="flex items-center gap-2.5 font-semibold">
          <Avatar name={name} size={32} src={photo === null ? null : `/media/${photo}/thumb.webp`} />
          {name}, {age}
        </span>
      ),
    },
    { key: 'place', name: t('place'), wide: true, cell: ({ place }) => <span className="text-ink-2">{place}</span> },
    { key: 'site', name: t('site'), wide: true, cell: ({ site }) => <span className="text-ink-2">{site}</span> },
    {
      key: 'photos',
      name: t('photos'),
      numeric: true,
      wide: true,
      cell: ({ photos, waiting_photos: waiting }) =>
        waiting > 0 ? t('photosWaiting', { count: photos, waiting }) : photos,
    },
    {
      key: 'state',
      name: t('state'),
      cell: ({ shown }) => (
        <Badge size="s" tone={shown ? 'primary' : 'neutral'}>
          {t(shown ? 'shown' : 'away')}
        </Badge>
      ),
    },
  ];
}
