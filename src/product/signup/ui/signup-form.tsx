import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { Stepper } from '#design/stepper.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Wish } from '#product/accounts/ui/login-wall.ts';
import { keepDraft, readDraft } from './signup-draft.ts';
import { EMPTY, isBegun, type SignupField, type SignupValues, type StepName, stepsFor } from './signup-fields.ts';
import { AccountStep } from './steps/account-step.tsx';
import { MessageStep } from './steps/message-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { WhoStep } from './steps/who-step.tsx';
import { useSignup } from './use-signup.ts';

/** What the mail screen needs to know about a finished sign-up. */
export interface SentMail {
  email: string;
  loggedIn: boolean;
  message: boolean;
}

interface SignupFormProps {
  wish: Wish;
  onDone: (sent: SentMail) => void;
  /** Told whether something is filled in or on its way, so that nothing is lost by a press beside the dialog. */
  onProgress?: (begun: boolean) => void;
  /** The page's own headline, or the second one below the dialog's title. */
  headingLevel: 1 | 2;
}

/** Sign-up in a few short steps. */
export function SignupForm({ wish, onDone, onProgress, headingLevel }: SignupFormProps) {
  const t = useTranslations('signup');
  const recipient = wish.member?.id ?? null;
  const form = useForm<SignupValues>({ defaultValues: EMPTY, shouldFocusError: false });
  const steps = stepsFor(recipient !== null);
  const [step, setStep] = useState<StepName>('who');
  const [focus, setFocus] = useState<{ field: SignupField | null } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const number = steps.indexOf(step) + 1;
  const open = (next: StepName, field?: SignupField) => {
    setStep(next);
    setFocus({ field: field ?? null });
  };
  const { busy, failure, proceed } = useSignup({ form, wish, steps, step, open, onDone });

  useEffect(() => form.reset(readDraft(sessionStorage, recipient)), [form, recipient]);
  const values = form.watch();
  const begun = isBegun(values) || busy;
  useEffect(() => onProgress?.(begun), [begun, onProgress]);
  useEffect(() => {
    if (begun) keepDraft(sessionStorage, values, recipient);
  }, [begun, values, recipient]);
  useEffect(() => {
    if (!focus) return;
    if (focus.field) form.setFocus(focus.field);
    else heading.current?.focus();
  }, [focus, form]);

  const Heading = `h${headingLevel}` as const;
  const name = wish.member?.name ?? '';
  const optional = wish.kind !== 'message';
  const empty = step === 'message' && optional && !values.signup_message.trim();
  const last = number === steps.length;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
      className="flex grow flex-col"
    >
      <Stepper step={number} steps={steps.length} label={t('step', { step: number, steps: steps.length })} />
      <Heading ref={heading} tabIndex={-1} className="headline mt-6 text-t28 outline-none">
        {t(`${step}.headline`, { name })}
      </Heading>
      <p className="mt-1 mb-6 text-pretty text-ink-2">{t(`${step}.lead`)}</p>
      {step === 'who' && <WhoStep form={form} />}
      {step === 'name' && <NameStep form={form} />}
      {step === 'message' && wish.member && (
        <MessageStep
          form={form}
          member={wish.member}
          optional={optional}
          onSkip={() => {
            form.setValue('signup_message', '');
            open('account');
          }}
        />
      )}
      {step === 'account' && <AccountStep form={form} />}
      <FormError className="mt-4">{failure}</FormError>
      <div className="mt-auto flex gap-2.5 pt-6">
        {number > 1 && (
          <Button variant="outline" size="l" className="grow basis-0" onClick={() => open(steps[number - 2] ?? 'who')}>
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          size="l"
          className="grow-[1.6] basis-0"
          busy={busy}
          busyLabel={t(last ? 'account.sending' : 'checking')}
        >
          {t(last ? 'account.submit' : empty ? 'message.skip' : 'next')}
        </Button>
      </div>
      {number === 1 && <p className="mt-4 text-ink-2 text-t13">{t('draft')}</p>}
    </form>
  );
}
