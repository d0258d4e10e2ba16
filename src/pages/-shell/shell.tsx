import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { SkipLink } from '#design/skip-link.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { type SignupIntent, useSignupIntent } from '#product/accounts/ui/login-wall.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { isLander } from '../page-names.ts';
import { Alerts } from './alerts.tsx';
import { Footer } from './footer.tsx';
import { SlowPage } from './slow-page.tsx';
import { TimeBonus } from './time-bonus.tsx';
import { TopBar } from './top-bar.tsx';
import { usePage } from './use-page.ts';

const loadSignup = () => import('#product/signup/ui/signup-dialog.tsx').then((module) => module.SignupDialog);
const loadForMembers = () => import('./for-members.tsx').then((module) => module.ForMembers);
const loadForVisitors = () => import('./for-visitors.tsx').then((module) => module.ForVisitors);

/** A change above markup that React has not taken over makes it do so first: fresh data never meet old markup. */
const Started = createContext(false);

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.shell');
  const page = usePage();
  const { layout, membersArea } = page;
  const user = useUser();
  const intent = useSignupIntent();
  const [started, setStarted] = useState(false);
  const ForMembers = useLazy(loadForMembers, started && user !== null);
  const ForVisitors = useLazy(loadForVisitors, started && user === null);
  useEffect(() => startTransition(() => setStarted(true)), []);
  const bare = isLander(page) || layout === 'staff';
  return (
    <div className="flex min-h-dvh flex-col" data-hydrated={started || undefined}>
      {!isLander(page) && <SkipLink to="main">{t('skip')}</SkipLink>}
      {!bare && <TopBar />}
      {membersArea && <TimeBonus />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {layout !== 'staff' && <Alerts />}
        <Started value={started}>
          <SlowPage>{children}</SlowPage>
        </Started>
      </main>
      {layout === 'default' && <Footer />}
      {started && (
        <>
          {user ? ForMembers && <ForMembers told={user.profile !== null} /> : ForVisitors && <ForVisitors />}
          {intent && <JoinDialog intent={intent} />}
        </>
      )}
    </div>
  );
}

function JoinDialog({ intent }: { intent: SignupIntent }) {
  const ready = useTexts('signup.form', 'members.list');
  const SignupDialog = useLazy(loadSignup, true);
  return ready && SignupDialog ? <SignupDialog intent={intent} /> : null;
}
