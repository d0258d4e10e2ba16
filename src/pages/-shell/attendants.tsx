import { lazy, Suspense, useState } from 'react';
import { ToastViewport } from '#design/toast-viewport.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useMatch } from '#product/likes/ui/celebrate.ts';
import { useUser } from '#product/users/ui/user.tsx';
import { EntryWarning } from './entry-warning.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageProgress } from './page-progress.tsx';
import { PageTitle } from './page-title.tsx';

const MatchMoment = lazy(() => import('./match-moment.tsx'));

/** What waits beside every page once it is there: notices, progress, the title's counts, live updates, a match. */
export default function Attendants() {
  const t = useTranslations('shell');
  const user = useUser();
  const match = useMatch();
  const [matched, setMatched] = useState(false);
  if (match && !matched) setMatched(true);
  return (
    <>
      <PageProgress />
      <OfflineBar />
      <PageTitle />
      <ToastViewport label={t('notices')} closeLabel={t('close')} />
      {!user && <EntryWarning />}
      {user?.profile && <LiveUpdates />}
      <Suspense>{matched && <MatchMoment />}</Suspense>
    </>
  );
}
