import { useState } from 'react';
import { PageContainer } from '#design/layout.tsx';
import type { SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { GoOn, useFirstSteps } from './go-on.tsx';
import { HaveAccount } from './have-account.tsx';
import { IntentPanel } from './intent-panel.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignupDoor } from './signup-door.tsx';
import type { SignupValues, StepName } from './signup-fields.ts';
import { SignupForm } from './signup-form.tsx';

interface SignupScreenProps {
  intent: SignupIntent;
  invite: string | undefined;
  onInvite: (code: string) => void;
  posted?: { values: Partial<SignupValues>; answered: readonly StepName[] } | undefined;
}

export function SignupScreen({ intent, invite, onInvite, posted }: SignupScreenProps) {
  const [mailed, setMailed] = useState<string | null>(null);
  const goOn = useFirstSteps();
  return (
    <PageContainer width="middle" className="grow py-4 short:py-2 s:py-8 l:py-12">
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-rest short:flex short:min-h-[calc(100dvh-5rem)] short:flex-col m:grid m:min-h-140 m:grid-cols-[37%_minmax(0,1fr)]">
        <IntentPanel intent={intent} />
        <div className="flex flex-col p-5 short:grow short:py-3 s:p-8 m:p-9">
          {mailed !== null ? (
            <MailSent email={mailed} headingLevel={1} action={<GoOn intent={intent} />} />
          ) : (
            <SignupDoor headingLevel={1} invite={invite} onInvite={onInvite}>
              <SignupForm
                intent={intent}
                invite={invite}
                onDone={(email) => (email === null ? goOn() : setMailed(email))}
                headingLevel={1}
                answered={posted?.answered}
                begun={posted?.values}
              />
              <HaveAccount intent={intent} />
            </SignupDoor>
          )}
        </div>
      </div>
    </PageContainer>
  );
}
