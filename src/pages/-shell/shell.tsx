import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SkipLink } from '#design/skip-link.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { useWish, type Wish } from '#product/accounts/ui/login-wall.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { ActivationReminder } from '#product/signup/ui/activation-reminder.tsx';
import { Footer } from './footer.tsx';
import { SlowPage } from './slow-page.tsx';
import { TopBar } from './top-bar.tsx';
import { usePage } from './use-page.ts';

const SignupDialog = lazy(() => import('#product/signup/ui/signup-dialog.tsx'));
const Overlays = lazy(() => import('./overlays.tsx'));

/** What is around every page, by its layout. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const { layout, withoutAlerts } = usePage();
  const user = useUser();
  const wish = useWish();
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return (
    <div className="flex min-h-dvh flex-col" data-hydrated={started || undefined}>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <TopBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {user?.status === 'not_confirmed' && !withoutAlerts.includes('activation-reminder') && <Reminder />}
        <SlowPage>{children}</SlowPage>
      </main>
      {(layout === 'default' || layout === 'lander') && <Footer />}
      {started && (
        <Suspense>
          <Overlays />
          {wish && <JoinDialog wish={wish} />}
        </Suspense>
      )}
    </div>
  );
}

/** Its texts come along with the page, or with the sign-up just before. */
function Reminder() {
  return useTexts('signup') ? <ActivationReminder /> : null;
}

/** Stays after the sign-up too, when the visitor has become a member, to say that a mail is on its way. */
function JoinDialog({ wish }: { wish: Wish }) {
  return useTexts('signup') ? <SignupDialog wish={wish} /> : null;
}
