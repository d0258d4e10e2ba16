import { useState } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { likeMember } from '#product/likes/contract.ts';
import type { CompletionStep } from '#product/signup/completion/contract.ts';
import { COMPLETION_STEPS } from '#product/signup/completion/contract.ts';
import { draftOf } from '#product/signup/completion/ui/drafts.ts';
import { GoOn, useFirstSteps } from '#product/signup/ui/go-on.tsx';
import { HaveAccount } from '#product/signup/ui/have-account.tsx';
import { MailSent } from '#product/signup/ui/mail-sent.tsx';
import { SignupDoor } from '#product/signup/ui/signup-door.tsx';
import { keepDraft } from '#product/signup/ui/signup-draft.ts';
import type { SignupValues, StepName } from '#product/signup/ui/signup-fields.ts';
import { EMPTY } from '#product/signup/ui/signup-fields.ts';
import { SignupForm } from '#product/signup/ui/signup-form.tsx';

export interface Answers {
  values: Partial<SignupValues>;
  answered: readonly StepName[];
  member?: SignupIntent['member'];
  liked?: readonly NonNullable<SignupIntent['member']>[];
  later?: Partial<Record<CompletionStep, object>>;
}

export function NextSteps({ answers: { values, answered, member, liked = [], later = {} } }: { answers: Answers }) {
  const transport = useTransport();
  const [like, ...others] = liked;
  const intent: SignupIntent = like
    ? { kind: 'like', member: like }
    : member
      ? { kind: 'message', member }
      : { kind: 'join' };
  // Before the form reads it.
  useState(() => {
    keepDraft(sessionStorage, { ...EMPTY, ...values }, intent.member?.id ?? null);
    for (const step of COMPLETION_STEPS) if (later[step]) draftOf(step).write(later[step]);
  });
  const [invite, setInvite] = useState<string>();
  const [mailed, setMailed] = useState<string | null>(null);
  const goOn = useFirstSteps();
  const finish = (email: string | null) => {
    if (email !== null) return setMailed(email);
    // The sign-up itself has one like. Whoever does not suit whom they liked has joined all the same.
    for (const { id } of others) transport.call(likeMember, { profile_id: id }).catch(() => undefined);
    return goOn();
  };
  return (
    <div data-theme="light" className="lander-next">
      {mailed !== null ? (
        <MailSent email={mailed} headingLevel={2} action={<GoOn intent={intent} />} />
      ) : (
        <SignupDoor headingLevel={2} invite={invite} onInvite={setInvite}>
          <SignupForm intent={intent} invite={invite} onDone={finish} headingLevel={2} answered={answered} />
          <HaveAccount intent={intent} />
        </SignupDoor>
      )}
    </div>
  );
}
