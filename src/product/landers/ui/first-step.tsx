import { type ReactNode, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { Answers } from './next-steps.tsx';

const loadNextSteps = () => import('./next-steps.tsx').then((module) => module.NextSteps);

interface FirstStepProps {
  /** What is filled in, with the button that was pressed; null where something is missing that has to be there, or was refused. */
  read: (form: FormData) => Answers | null | Promise<Answers | null>;
  children: ReactNode;
  /** The word on the button, where it is the lander's own; null: each answer among the fields is a button itself. */
  go?: string | null;
  post?: string;
}

/** What a browser sends by itself is answered with the page of the sign-up (`page-forms.ts`). */
export function FirstStep({ read, children, go, post }: FirstStepProps) {
  const t = useTranslations('landers.common');
  const [answers, setAnswers] = useState<Answers | null>(null);
  if (answers) return <Rest answers={answers} />;
  return (
    <form
      ref={take}
      action={post ?? '/signup'}
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        setAnswers(await read(new FormData(event.currentTarget, submitter)));
      }}
    >
      {children}
      {go !== null && <Go word={go ?? t('go')} />}
    </form>
  );
}

const Go = ({ word }: { word: string }) => (
  <button type="submit" className="lander-go">
    {word}
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M5 12h14M13 6l6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);

function take(form: HTMLFormElement | null) {
  if (form) form.dataset.taken = '';
}

function Rest({ answers }: { answers: Answers }) {
  const t = useTranslations('landers.common');
  const ready = useTexts('signup.form');
  const NextSteps = useLazy(loadNextSteps, true);
  if (ready && NextSteps) return <NextSteps answers={answers} />;
  return (
    <p role="status" className="lander-next">
      {t('loading')}
    </p>
  );
}
