import { useQuery } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { SkeletonText } from '#design/skeleton.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalIcon } from '#product/members/ui/fictional-label.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { saveFictional } from '../contract.ts';
import { changesOf, profileQuery } from './fictional-query.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhotos } from './profile-photos.tsx';

export function ProfileDetail({ id }: { id: number }) {
  const t = useTranslations('backoffice.fictional');
  const frame = useTranslations('backoffice.frame');
  const { data, error } = useQuery({ ...profileQuery(useTransport(), id), retry: false });
  const show = useAct(
    (transport, shown: boolean) => transport.call(saveFictional, { id, seen: data?.version ?? '', shown }),
    {
      said: () => t('saved'),
      changes: changesOf(id),
      alsoRefused: true,
    },
  );
  if (error)
    return <p className="p-6 text-danger text-t14">{(isApiError(error) && error.message) || frame('failed')}</p>;
  if (!data)
    return (
      <div className="p-6">
        <SkeletonText lines={6} />
      </div>
    );
  const { profile, shown, label, origin, site } = data;
  return (
    <article className="flex flex-col gap-6 p-4 text-t14 l:p-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="headline min-w-0 truncate text-t22">
          {profile.name}, {profile.age}
        </h2>
        <Badge size="s" icon={<FictionalIcon />}>
          {label}
        </Badge>
        <p className="w-full text-ink-2 text-t13">{t('labelStays', { label })}</p>
        <a href={`${origin}/members/${id}`} target="_blank" rel="noopener" className="text-primary hover:underline">
          {t('see', { site })}
        </a>
        <Button
          size="s"
          variant={shown ? 'outline' : 'primary'}
          busy={show.isPending}
          onClick={() => show.mutate(!shown)}
        >
          {t(shown ? 'takeAway' : 'showAgain')}
        </Button>
      </header>
      <ProfilePhotos id={id} album={data.album} />
      <ProfileForm key={`${id} ${data.place?.id}`} data={data} />
    </article>
  );
}
