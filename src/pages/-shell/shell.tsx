import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ToastViewport } from '#design/toast-viewport.tsx';
import { useMatch } from '#product/likes/ui/celebrate.ts';
import { ActivationReminder } from '#product/signup/ui/activation-reminder.tsx';
import { useWish, type Wish } from '#product/users/ui/login-wall.ts';
import { useUser } from '#product/users/ui/user.ts';
import { Footer } from './footer.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageProgress } from './page-progress.tsx';
import { PageTitle } from './page-title.tsx';
import { TopBar } from './top-bar.tsx';
import { useTexts } from './use-texts.ts';

const SignupDialog = lazy(() => import('#product/signup/ui/signup-dialog.tsx'));
const EntryWarning = lazy(() => import('./entry-warning.tsx'));
const LiveUpdates = lazy(() => import('./live-updates.tsx'));
const MatchMoment = lazy(() => import('./match-moment.tsx'));

/** Pages that fill the window and have no footer. */
const BARE = ['/chats', '/chats/$id', '/members/$id/chat'];

/** The default layout around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const bare = useRouterState({
    select: (state) => BARE.includes(state.matches.at(-1)?.fullPath.replace(/\/$/, '') ?? ''),
  });
  const user = useUser();
  const wish = useWish();
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return (
    <div className="flex min-h-dvh flex-col" data-hydrated={started || undefined}>
      <a
        href="#main"
        className="sr-only z-80 rounded-control bg-surface px-4 py-3 font-semibold text-primary shadow-float focus:not-sr-only focus:fixed focus:start-4 focus:top-2"
      >
        {t('skip')}
      </a>
      <PageProgress />
      <OfflineBar />
      <TopBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {user?.status === 'not_confirmed' && <Reminder />}
        {children}
      </main>
      {!bare && <Footer />}
      <PageTitle />
      <ToastViewport label={t('notices')} closeLabel={t('close')} />
      {started && (
        <Suspense>
          {!user && <EntryWarning />}
          {user?.profile && <LiveUpdates />}
          <Matches />
          {wish && <JoinDialog wish={wish} />}
        </Suspense>
      )}
    </div>
  );
}

/** The match moment, from the first match on. */
function Matches() {
  const match = useMatch();
  const [matched, setMatched] = useState(false);
  if (match && !matched) setMatched(true);
  return matched ? <MatchMoment /> : null;
}

/** Its texts come along with the page, or with the sign-up just before. */
function Reminder() {
  return useTexts('signup') ? <ActivationReminder /> : null;
}

/** Stays after the sign-up too, when the visitor has become a member, to say that a mail is on its way. */
function JoinDialog({ wish }: { wish: Wish }) {
  return useTexts('signup') ? <SignupDialog wish={wish} /> : null;
}
