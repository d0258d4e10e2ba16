import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ToastViewport } from '#design/toast-viewport.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { mayBeAutoLiked } from '#product/likes/ui/auto-like-time.ts';
import { useMatch } from '#product/likes/ui/celebrate.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useConcern } from '#product/safety/ui/concern.ts';
import { OfflineBar } from './offline-bar.tsx';
import { PageProgress } from './page-progress.tsx';
import { PageTitle } from './page-title.tsx';

const loadMatch = () => import('./match-moment.tsx').then((module) => module.MatchMoment);
const loadLikes = () => import('./like-moments.tsx').then((module) => module.LikeMoments);
const loadSafety = () => import('./safety-moment.tsx').then((module) => module.SafetyMoment);

export function Overlays({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.shell');
  const user = useUser();
  const match = useMatch();
  const concern = useConcern();
  const timed = useRouterState({ select: ({ location }) => 't' in location.search });
  const newcomer = Boolean(user?.profile) && user !== null && mayBeAutoLiked(user, Date.now());
  const liked = useSince(timed || newcomer);
  const MatchMoment = useLazy(loadMatch, useSince(match !== null));
  const LikeMoments = useLazy(loadLikes, liked);
  const SafetyMoment = useLazy(loadSafety, Boolean(concern));
  return (
    <>
      <PageProgress />
      <OfflineBar />
      <PageTitle />
      <ToastViewport label={t('notices')} closeLabel={t('close')} />
      {children}
      {MatchMoment && <MatchMoment />}
      {LikeMoments && <LikeMoments newcomer={newcomer} />}
      {concern && SafetyMoment && <SafetyMoment />}
    </>
  );
}

function useSince(now: boolean): boolean {
  const [since, setSince] = useState(now);
  if (now && !since) setSince(true);
  return since;
}
