import { useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ToastViewport } from '#design/toast-viewport.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { mayBeAutoLiked } from '#product/likes/ui/auto-like-time.ts';
import { useMatch } from '#product/likes/ui/celebrate.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useConcern } from '#product/safety/ui/concern.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { warnsAtEntry } from '../page-names.ts';
import { EntryWarning } from './entry-warning.tsx';
import { lazyPart } from './lazy-part.ts';
import { OfflineBar } from './offline-bar.tsx';
import { PageProgress } from './page-progress.tsx';
import { PageTitle } from './page-title.tsx';
import { usePage } from './use-page.ts';

const LiveUpdates = lazyPart(() => import('./live-updates.tsx'));
const MatchMoment = lazyPart(() => import('./match-moment.tsx'));
const LikeMoments = lazyPart(() => import('./like-moments.tsx'));
const SafetyMoment = lazyPart(() => import('./safety-moment.tsx'));

/** What lies over every page once it is there: notices, progress, a warning, a match; and what keeps it up to date. */
export default function Overlays() {
  const t = useTranslations('shell');
  const user = useUser();
  const warned = warnsAtEntry(usePage(), useSettings().geoip_country);
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
      {!user && warned && <EntryWarning />}
      <Suspense>{user?.profile && <LiveUpdates />}</Suspense>
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
