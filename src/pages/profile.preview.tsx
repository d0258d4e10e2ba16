import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { VIEWERS, type Viewer } from '#product/members/my-profile/contract.ts';
import { previewQuery } from '#product/members/my-profile/ui/my-profile-query.ts';
import { ProfilePreview } from '#product/members/my-profile/ui/preview.tsx';
import { PROFILE_TEXTS } from './-member/load-member.ts';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/preview')({
  validateSearch: knownSearch(['as'], (raw: Record<string, unknown>): { as?: Viewer } => {
    const as = VIEWERS.find((viewer) => viewer === raw.as);
    return as ? { as } : {};
  }),
  loaderDeps: ({ search: { as = 'visitor' } }) => ({ as }),
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('members.own', ...PROFILE_TEXTS)]),
  loader: ({ context: { queryClient, transport }, deps: { as } }) =>
    queryClient.ensureQueryData(previewQuery(transport, as)),
  head: ({ match }) => pageHead(match, match.context.t('members.own.preview.title')),
  component: PreviewPage,
});

function PreviewPage() {
  const t = useTranslations('members.profile');
  const { as = 'visitor' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProfilePreview
      as={as}
      onAs={(viewer) =>
        navigate({ search: viewer === 'visitor' ? {} : { as: viewer }, replace: true, resetScroll: false })
      }
      unlock={t(as === 'visitor' ? 'unlockJoin' : 'unlockPremium')}
    />
  );
}
