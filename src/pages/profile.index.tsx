import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PhotoManager } from '#product/media/ui/photo-manager.tsx';
import { photosQuery } from '#product/media/ui/photos-query.ts';
import { MyProfileScreen } from '#product/members/my-profile/ui/my-profile.tsx';
import { myProfileQuery, profileChanged } from '#product/members/my-profile/ui/my-profile-query.ts';
import { refusedTextsQuery } from '#product/members/my-profile/ui/refused-texts-query.ts';
import { SECTIONS, type Section } from '#product/members/my-profile/ui/sections.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/')({
  validateSearch: knownSearch(['edit'], (raw: Record<string, unknown>): { edit?: Section } => {
    const edit = SECTIONS.find((section) => section === raw.edit);
    return edit ? { edit } : {};
  }),
  beforeLoad: async ({ context, location }) => {
    await Promise.all([
      memberOnly(context, location.href),
      context.texts('media.photos', 'members.own', 'members.list', 'members.profile'),
    ]);
  },
  loader: async ({ context: { queryClient, transport } }) => {
    await Promise.all([
      queryClient.ensureQueryData(photosQuery(transport)),
      queryClient.ensureQueryData(myProfileQuery(transport)),
      queryClient.ensureQueryData(refusedTextsQuery(transport)),
    ]);
  },
  head: ({ match }) => pageHead(match, match.context.t('media.photos.title')),
  component: ProfilePage,
});

function ProfilePage() {
  const t = useTranslations('media.photos');
  const { edit } = Route.useSearch();
  const album = useSuspenseQuery(photosQuery(useTransport())).data;
  const queryClient = useQueryClient();
  const { premium_photos: premium } = useSettings();
  return (
    <MyProfileScreen
      title={t('title')}
      edit={edit}
      photoCount={album.photos.filter(({ status }) => status !== 'rejected').length}
      photos={
        <PhotoManager
          album={album}
          onChanged={() => profileChanged(queryClient)}
          more={
            album.limit < premium &&
            t.rich('more', {
              limit: premium,
              link: (text) => (
                <Link to="/premium" className="font-semibold text-primary">
                  {text}
                </Link>
              ),
            })
          }
        />
      }
    />
  );
}
