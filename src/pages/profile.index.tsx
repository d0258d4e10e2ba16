import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PhotoManager } from '#product/media/ui/photo-manager.tsx';
import { photosQuery } from '#product/media/ui/photos-query.ts';
import { viewMember } from '#product/members/contract.ts';
import { PlaceSection } from '#product/members/place/ui/place-section.tsx';
import { currentUser } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/')({
  beforeLoad: async ({ context, location }) => {
    await Promise.all([memberOnly(context, location.href), context.texts('photos', 'places')]);
  },
  loader: async ({ context: { queryClient, transport } }) => {
    await queryClient.ensureQueryData(photosQuery(transport));
  },
  head: ({ match }) => pageHead(match, match.context.t('photos.title')),
  component: ProfilePage,
});

function ProfilePage() {
  const t = useTranslations('photos');
  const nameAge = useTranslations('members');
  const album = useSuspenseQuery(photosQuery(useTransport())).data;
  const queryClient = useQueryClient();
  const { premium_photos: premium } = useSettings();
  const profile = useUser()?.profile;
  const place = [profile?.city, profile?.region].filter(Boolean).join(', ');
  return (
    <PageContainer className="grow pb-16">
      <PageHeading
        title={t('title')}
        lead={
          profile &&
          [nameAge('profile.nameAge', { name: profile.name, age: profile.age }), place].filter(Boolean).join(' · ')
        }
      />
      <div className="mt-6 max-w-240">
        <PhotoManager
          album={album}
          onChanged={() => {
            for (const endpoint of [currentUser, viewMember])
              queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
          }}
          more={
            album.limit < premium &&
            t.rich('more', {
              limit: premium,
              link: (text) => (
                <Link to="/credits" className="font-semibold text-primary">
                  {text}
                </Link>
              ),
            })
          }
        />
      </div>
      <div className="mt-10">
        <PlaceSection />
      </div>
    </PageContainer>
  );
}
