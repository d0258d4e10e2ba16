import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconBack } from '#design/icons.tsx';
import { toast } from '#design/toast.ts';
import { wholeEmail } from '#design/whole-email.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { HomeForm } from '#product/members/my-profile/ui/home-form.tsx';
import { myProfileQuery } from '#product/members/my-profile/ui/my-profile-query.ts';
import { WordsForm } from '#product/members/my-profile/ui/words-form.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { PushOffer } from '#product/notifications/ui/push-offer.tsx';
import type { CompletionStep } from '../contract.ts';
import { AboutStarts } from './about-starts.tsx';
import { completionQuery, usePassStep } from './completion-query.ts';
import { draftOf } from './drafts.ts';
import { EmailStep } from './email-step.tsx';
import { FactsStep } from './facts-step.tsx';
import { House, Strip } from './house.tsx';
import { PhotoStep } from './photo-step.tsx';
import { StepBar, StepButtons } from './step-buttons.tsx';
import { usePushPossible } from './use-push-possible.ts';
import { nextAfter, stepBefore, stepsHere, stepToShow } from './way.ts';

interface CompleteSignupProps {
  asked: CompletionStep | undefined;
  onStep: (step: CompletionStep) => void;
  onEnd: () => void;
}

export function CompleteSignup({ asked, onStep, onEnd }: CompleteSignupProps) {
  const t = useTranslations('signup.completion');
  const transport = useTransport();
  const { steps: all, waiting, address } = useSuspenseQuery(completionQuery(transport)).data;
  const pushPossible = usePushPossible();
  const steps = stepsHere(all, pushPossible);
  const { profile } = useSuspenseQuery(myProfileQuery(transport)).data;
  const user = useUser();
  const opened = useRef<CompletionStep | null>(null);
  // Where the address names none: it stays, also once what it asks for has come.
  const [begun] = useState(() => stepToShow(steps, asked));
  const pass = usePassStep((completion, passed) => {
    const next = nextAfter(stepsHere(completion.steps, pushPossible), passed);
    if (next) onStep(next);
    else onEnd();
  });
  const step = steps.find((one) => one.step === (asked ?? begun))?.step ?? stepToShow(steps, undefined);
  // Only the browser knows whether it can be pushed to: a window goes with the next step, not while this one is read.
  const [drawn, setDrawn] = useState({ step, pushPossible });
  if (drawn.step !== step) setDrawn({ step, pushPossible });
  const windows = stepsHere(all, drawn.pushPossible);
  if (!step) return <Navigate to="/signup-matches" replace />;
  const place = windows.findIndex((one) => one.step === step) + 1;
  const before = stepBefore(steps, step);
  const confirmed = user?.status !== 'not_confirmed';
  const goOn = () => pass.mutate(step);
  const drafts = draftOf(step);
  const skip = () => {
    if (drafts.read()) toast({ title: t('kept') });
    goOn();
  };
  const form = {
    onDone: goOn,
    onDirty: () => undefined,
    drafts,
    buttons: (busy: boolean) => <StepButtons onSkip={skip} busy={busy || pass.isPending} />,
  };
  const screens: Record<CompletionStep, () => ReactNode> = {
    photo: () => <PhotoStep busy={pass.isPending} onDone={goOn} />,
    location: () => <HomeForm {...form} />,
    facts: () => <FactsStep profile={profile} {...form} />,
    about: () => (
      <WordsForm field="about" profile={profile} {...form} starts={(begin) => <AboutStarts onBegin={begin} />} />
    ),
    push: () => (
      <div className="flex grow flex-col">
        <PushOffer
          onDone={goOn}
          {...(waiting && !waiting.fictional && { name: waiting.name })}
          actions={(buttons) => <StepBar>{buttons}</StepBar>}
        />
      </div>
    ),
    email: () => <EmailStep waiting={waiting} address={address} busy={pass.isPending} onDone={goOn} />,
  };
  const lead = step === 'email' ? t(confirmed ? 'email.done' : 'email.lead', { email: address }) : t(`${step}.lead`);
  return (
    <div className="grid grid-cols-1 min-h-[calc(100dvh-4rem)] grow l:grid-cols-[2fr_3fr]">
      <House steps={windows} current={step} className="max-l:hidden" />
      <div className="mx-auto flex w-full max-w-138 flex-col px-gutter pt-2 l:pt-8">
        <div className="mb-2 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          <span>
            {before && (
              <IconButton label={t('back')} className="-ms-2.5" onClick={() => onStep(before)}>
                <IconBack />
              </IconButton>
            )}
          </span>
          <p className="text-ink-2 text-t14 tabular-nums">
            {t('place', { place, all: windows.length, name: t(`name.${step}`) })}
          </p>
          <Link
            to="/signup-matches"
            className="-me-2 flex min-h-11 items-center justify-self-end px-2 font-semibold text-primary text-t14 hover:underline"
          >
            {t('later')}
          </Link>
        </div>
        <Strip steps={windows} current={step} className="l:hidden" />
        <h1
          key={step}
          tabIndex={-1}
          // Whoever goes on by keys or listens begins at the next step.
          ref={(heading) => {
            if (heading && opened.current !== null && opened.current !== step) heading.focus({ preventScroll: true });
            if (heading) opened.current = step;
          }}
          className="display mt-5 text-balance text-t40 outline-none l:mt-6"
        >
          {wholeEmail(step === 'email' && confirmed ? t('email.doneHeadline') : t(`${step}.headline`))}
        </h1>
        <p className="mt-1 mb-5 text-pretty text-ink-2 [overflow-wrap:anywhere]">{lead}</p>
        <div key={`${step} asked`} className="flex grow flex-col *:grow">
          {screens[step]()}
        </div>
      </div>
    </div>
  );
}
