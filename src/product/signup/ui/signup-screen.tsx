import { useState } from 'react';
import { PageContainer } from '#design/layout.tsx';
import type { Wish } from '#product/accounts/ui/login-wall.ts';
import { GoOn } from './go-on.tsx';
import { HaveAccount } from './have-account.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignupDoor } from './signup-door.tsx';
import { type SentMail, SignupForm } from './signup-form.tsx';
import { WishPanel } from './wish-panel.tsx';

interface SignupScreenProps {
  wish: Wish;
  /** The code of an invitation, from the page's address. */
  invite: string | undefined;
  onInvite: (code: string) => void;
}

/** Sign-up as a page of its own. */
export function SignupScreen({ wish, invite, onInvite }: SignupScreenProps) {
  const [sent, setSent] = useState<SentMail | null>(null);
  return (
    <PageContainer width="middle" className="grow py-4 s:py-8 l:py-12">
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-rest m:grid m:min-h-140 m:grid-cols-[37%_minmax(0,1fr)]">
        <WishPanel wish={wish} />
        <div className="flex flex-col p-5 s:p-8 m:p-9">
          {sent ? (
            <MailSent sent={sent} wish={wish} headingLevel={1} action={<GoOn wish={wish} />} />
          ) : (
            <SignupDoor headingLevel={1} invite={invite} onInvite={onInvite}>
              <SignupForm wish={wish} invite={invite} onDone={setSent} headingLevel={1} />
              <HaveAccount wish={wish} />
            </SignupDoor>
          )}
        </div>
      </div>
    </PageContainer>
  );
}
