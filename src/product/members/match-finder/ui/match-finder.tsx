import { type ReactNode, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PlaceView } from '#product/geo/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MemberSearchReply } from '../../search/contract.ts';
import { type FinderSearch, questionsOf } from './answers.ts';
import { DistanceMap } from './distance-map.tsx';
import { Found } from './found.tsx';
import { QuestionDistance } from './question-distance.tsx';
import { QuestionAge, QuestionMatters, type QuestionProps, QuestionWho } from './questions.tsx';

interface MatchFinderProps extends QuestionProps {
  search: FinderSearch;
  /** @param step from 1; 0 leaves, one more than there are questions shows whom it found. */
  onStep: (step: number) => void;
  reply: MemberSearchReply | undefined;
  from: PlaceView | null;
  sought: readonly string[];
}

export function MatchFinder({ search, answers, onAnswer, onStep, reply, from, sought }: MatchFinderProps) {
  const t = useTranslations('members.match-finder');
  const opened = useRef(search.step);
  const questions = questionsOf(useSettings());
  const step = search.step ?? 1;
  const question = questions[step - 1] ?? questions[0];
  const last = step === questions.length;
  const within = from && answers.within ? answers.within : null;
  const props = { answers, onAnswer };
  const screens: Record<typeof question, ReactNode> = {
    who: <QuestionWho {...props} sought={sought} />,
    age: <QuestionAge {...props} />,
    far: <QuestionDistance {...props} from={from} />,
    matters: <QuestionMatters {...props} />,
  };
  const lead =
    question === 'far' ? (from ? t('far.from', { city: from.city }) : t('far.nowhere')) : t(`${question}.text`);
  const map = (className: string) => (
    <DistanceMap
      within={within}
      label={within ? t('far.km', { km: within }) : t('far.everywhere')}
      className={className}
    />
  );
  return (
    <div className="grid grid-cols-1 grow l:min-h-[calc(100dvh-4rem)] l:grid-cols-2">
      <form
        method="post"
        className="mx-auto flex w-full max-w-138 flex-col px-gutter pt-4 pb-6 l:pt-14 l:pb-10"
        onSubmit={(event) => {
          event.preventDefault();
          onStep(step + 1);
        }}
      >
        <div aria-hidden="true" className="flex gap-1.5">
          {questions.map((one, at) => (
            <span key={one} className={`h-1.25 grow rounded-full ${at < step ? 'bg-primary-fill' : 'bg-surface-3'}`} />
          ))}
        </div>
        <p className="mt-4 text-ink-2 text-t14 l:mt-7">{t('step', { step, steps: questions.length })}</p>
        <h1
          key={question}
          tabIndex={-1}
          // Whoever goes on by keys or listens begins at the next question.
          ref={(heading) => {
            if (heading && opened.current !== search.step) heading.focus({ preventScroll: true });
            opened.current = search.step;
          }}
          className="display max-w-[16ch] text-balance text-t40 outline-none"
        >
          {t(`${question}.title`)}
        </h1>
        {question === 'far' && map('my-4 h-56 rounded-card l:hidden')}
        <p className="mt-1 mb-5 text-ink-2">{lead}</p>
        {screens[question]}
        <div className="mt-5 mb-8">
          <Found reply={reply} answers={answers} />
        </div>
        <div className="sticky bottom-0 mt-auto grid grid-cols-2 gap-3 bg-paper py-3">
          <Button variant="outline" onClick={() => onStep(step - 1)}>
            {t('back')}
          </Button>
          <Button type="submit">{last ? t('show') : t('next')}</Button>
        </div>
      </form>
      {map('max-l:hidden')}
    </div>
  );
}
