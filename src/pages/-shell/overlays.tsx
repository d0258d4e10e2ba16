import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { ToastViewport } from '#design/toast-viewport.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { mayBeAutoLiked } from '#product/likes/ui/auto-like-time.ts';
import { useMatch } from '#product/likes/ui/celebrate.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useConcern } from '#product/safety/ui/concern.ts';
import { lazyPart } from './lazy-part.ts';
import { OfflineBar } from './offline-bar.tsx';
import { PageProgress } from './page-progress.tsx';
import { PageTitle } from './page-title.tsx';

const MatchMoment = lazyPart(() => import('./match-moment.tsx'));
const LikeMoments = lazyPart(() => import('./like-moments.tsx'));
const SafetyMoment = lazyPart(() => import('./safety-moment.tsx'));

/** What lies over every page once it is there: notices, progress, a match. @param props.children what a visitor has there, or a member. */
export function Overlays({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.shell');
  const user = useUser();
  const match = useMatch();
  const concern = useConcern();
  const timed = useRouterState({ select: ({ location }) => 't' in location.search });
  const newcomer = Boolean(user?.profile) && user !== null && mayBeAutoLiked(user, Date.now());
  const liked = useSince(timed || newcomer);
  const matched = useSince(match !== null);
  return (
    <>
      <PageProgress />
      <OfflineBar />
      <PageTitle />
      <ToastViewport label={t('notices')} closeLabel={t('close')} />
      {children}
      <Suspense>{matched && <MatchMoment />}</Suspense>
      <Suspense>{liked && <LikeMoments newcomer={newcomer} />}</Suspense>
      <Suspense>{concern && <SafetyMoment />}</Suspense>
    </>
  );
}

/** Whether it was so once, as long as the page is open. */
function useSince(now: boolean): boolean {
  const [since, setSince] = useState(now);
  if (now && !since) setSince(true);
  return since;
}
