import { type ReactNode, useState } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Choice, choicesOf, type Niche } from '../contract.ts';
import { FirstStep } from './first-step.tsx';
import { readWho } from './who-question.tsx';

interface LikeFirstProps {
  niche: Niche;
  legend: string;
  hint?: string;
  word?: (choice: Choice) => string | undefined;
  mark?: ReactNode;
}

export function LikeFirst({ niche, legend, hint, word, mark }: LikeFirstProps) {
  const t = useTranslations('landers.common.who');
  const [like, setLike] = useState<string | null>(null);
  const choices = choicesOf(niche);
  const [only, another] = choices.who;
  const name = like === null ? 'like' : 'who';
  return (
    <FirstStep
      go={null}
      read={(form) => {
        const answers = readWho(form);
        if (!answers) setLike(String(form.get('like')));
        return answers;
      }}
    >
      {like !== null && <input type="hidden" name="like" value={like} />}
      {like === null && only && !another && <input type="hidden" name="who" value={only.value} />}
      <fieldset key={name}>
        {/* Takes the focus from the button that is gone. */}
        <legend className="ask" tabIndex={-1} ref={(shown) => (like === null ? undefined : shown?.focus())}>
          {like === null ? legend : t('iAm')}
        </legend>
        <div className="answers">
          {choices[name].map((choice) => (
            <button key={choice.word} type="submit" name={name} value={choice.value}>
              {(like === null && word?.(choice)) || t(choice.word)}
              {mark}
            </button>
          ))}
        </div>
        {hint && like === null && another && <p className="hint">{hint}</p>}
      </fieldset>
    </FirstStep>
  );
}
