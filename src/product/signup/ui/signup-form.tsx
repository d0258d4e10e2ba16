import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { FormError } from '#design/field.tsx';
import { Stepper } from '#design/stepper.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { keepDraft, readDraft } from './signup-draft.ts';
import { EMPTY, isBegun, type SignupField, type SignupValues, type StepName, stepsFor } from './signup-fields.ts';
import { AccountStep } from './steps/account-step.tsx';
import { MessageStep } from './steps/message-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { StepStack } from './steps/step-stack.tsx';
import { WhoStep } from './steps/who-step.tsx';
import { useLiveCheck } from './use-live-check.ts';
import { useSignup } from './use-signup.ts';
import { YearDoubt } from './year-doubt.tsx';

interface SignupFormProps {
  intent: SignupIntent;
  invite: string | undefined;
  /** Somebody signed up. @param email where the mail went, and nothing else is known: the site hides who has an account. Null for a new member. */
  onDone: (email: string | null) => void | Promise<void>;
  onProgress?: (begun: boolean) => void;
  headingLevel: 1 | 2;
  answered?: readonly StepName[] | undefined;
  begun?: Partial<SignupValues> | undefined;
}

const BUTTON = 'grow max-s:px-4';

export function SignupForm({
  intent,
  invite,
  onDone,
  onProgress,
  headingLevel,
  answered,
  begun: given,
}: SignupFormProps) {
  const t = useTranslations('signup.form');
  const recipient = intent.member?.id ?? null;
  const form = useForm<SignupValues>({ defaultValues: { ...EMPTY, ...given }, shouldFocusError: false });
  const steps = stepsFor(recipient !== null, answered);
  const [step, setStep] = useState<StepName>(steps[0]);
  const [focus, setFocus] = useState<{ field: SignupField | null } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const number = steps.indexOf(step) + 1;
  const open = (next: StepName, field?: SignupField) => {
    setStep(next);
    setFocus({ field: field ?? null });
  };
  const live = useLiveCheck(form, invite);
  const { busy, proving, failure, doubt, proceed, answer } = useSignup({
    form,
    live,
    intent,
    invite,
    steps,
    step,
    open,
    onDone,
  });

  useEffect(() => form.reset({ ...readDraft(sessionStorage, recipient), ...given }), [form, recipient, given]);
  const values = form.watch();
  const begun = isBegun(values) || busy;
  useEffect(() => onProgress?.(begun), [begun, onProgress]);
  useEffect(() => {
    if (begun) keepDraft(sessionStorage, values, recipient);
  }, [begun, values, recipient]);
  // With the step, not after it was seen: whoever types at once would lose the focus again.
  useLayoutEffect(() => {
    if (!focus) return;
    if (focus.field) form.setFocus(focus.field);
    else heading.current?.focus();
  }, [focus, form]);

  const name = intent.member?.name ?? '';
  const optional = intent.kind !== 'message';
  const empty = step === 'message' && optional && !values.signup_message.trim();
  const last = number === steps.length;
  return (
    <form
      noValidate
      data-begun={number > 1 || undefined}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) answer(target.name);
      }}
      onBlur={({ target, relatedTarget }) => {
        // Who presses a button must not see it move away below the finger.
        if (target instanceof HTMLInputElement && !relatedTarget?.closest('button')) live.leave(target.name);
      }}
      className="flex grow flex-col"
    >
      <Stepper step={number} steps={steps.length} label={t('step', { step: number, steps: steps.length })} />
      <StepStack
        steps={steps}
        open={step}
        heading={heading}
        headingLevel={headingLevel}
        headline={(one) => t(`${one}.headline`, { name })}
        lead={(one) => t(`${one}.lead`)}
      >
        {(one) => (
          <>
            {one === 'who' && <WhoStep form={form} />}
            {one === 'name' && (
              <NameStep form={form}>
                {doubt !== null && (
                  <YearDoubt
                    year={doubt}
                    onYes={() => proceed(true)}
                    onNo={() => {
                      answer('year');
                      form.setFocus('year');
                    }}
                  />
                )}
              </NameStep>
            )}
            {one === 'message' && intent.member && (
              <MessageStep
                form={form}
                member={intent.member}
                optional={optional}
                active={one === step}
                onSkip={() => {
                  form.setValue('signup_message', '');
                  open('account');
                }}
              />
            )}
            {one === 'account' && <AccountStep form={form} intent={intent} live={live} />}
          </>
        )}
      </StepStack>
      <FormError className="mt-4">{failure}</FormError>
      <p role="status" className={cx('text-pretty text-ink-2 text-t14', proving && 'mt-4')}>
        {proving && t('account.proving')}
      </p>
      <div className="mt-auto flex flex-wrap gap-2.5 whitespace-nowrap bg-surface pt-3 max-m:sticky max-m:bottom-0 max-m:z-1 max-m:-mb-4 max-m:pb-4 s:pt-6">
        {number > 1 && (
          <Button variant="outline" size="l" className={BUTTON} onClick={() => open(steps[number - 2] ?? steps[0])}>
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          size="l"
          className={BUTTON}
          busy={busy}
          busyLabel={t(last ? 'account.sending' : 'checking')}
        >
          {t(last ? 'account.submit' : empty ? 'message.skip' : 'next')}
        </Button>
      </div>
    </form>
  );
}
