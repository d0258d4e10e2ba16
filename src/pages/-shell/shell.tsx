import { createContext, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { SkipLink } from '#design/skip-link.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { useWish, type Wish } from '#product/accounts/ui/login-wall.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { ActivationReminder } from '#product/signup/ui/activation-reminder.tsx';
import { isLander } from '../page-names.ts';
import { Foot } from './foot.tsx';
import { lazyPart } from './lazy-part.ts';
import { SlowPage } from './slow-page.tsx';
import { TimeBonus } from './time-bonus.tsx';
import { TopBar } from './top-bar.tsx';
import { usePage } from './use-page.ts';

const SignupDialog = lazyPart(() => import('#product/signup/ui/signup-dialog.tsx'));
const MemberPart = lazyPart(() => import('./member-part.tsx'));
const VisitorPart = lazyPart(() => import('./visitor-part.tsx'));

/**
 * Whether what lies around the page has begun. A change above a page that is still the server's markup makes React take that page
 * over first: live events and refreshed data then never meet markup that was made without them.
 */
const Started = createContext(false);

/** What is around every page, by its layout. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.shell');
  const page = usePage();
  const { layout, membersArea, withoutAlerts } = page;
  const user = useUser();
  const wish = useWish();
  const [started, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  // They bring bars of their own, which need none of the application's styles.
  const lander = isLander(page);
  return (
    <div className="flex min-h-dvh flex-col" data-hydrated={started || undefined}>
      {!lander && <SkipLink to="main">{t('skip')}</SkipLink>}
      {!lander && <TopBar />}
      {membersArea && <TimeBonus />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {user?.status === 'not_confirmed' && !withoutAlerts.includes('activation-reminder') && <Reminder />}
        <Started value={started}>
          <SlowPage>{children}</SlowPage>
        </Started>
      </main>
      {layout === 'default' && <Foot />}
      {started && (
        <>
          <Suspense>{user ? <MemberPart told={user.profile !== null} /> : <VisitorPart />}</Suspense>
          <Suspense>{wish && <JoinDialog wish={wish} />}</Suspense>
        </>
      )}
    </div>
  );
}

/** Its texts come along with the page, or with the sign-up just before. */
function Reminder() {
  return useTexts('signup.form') ? <ActivationReminder /> : null;
}

/** Stays after the sign-up too, when the visitor has become a member, to say that a mail is on its way. */
function JoinDialog({ wish }: { wish: Wish }) {
  return useTexts('signup.form', 'members.list') ? <SignupDialog wish={wish} /> : null;
}
