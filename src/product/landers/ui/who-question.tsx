import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Choice, choicesOf, type Niche, sexualityOf } from '../contract.ts';
import type { Answers } from './next-steps.tsx';

export function WhoQuestion({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.common');
  const { who, like } = choicesOf(niche);
  return (
    <>
      <Row name="who" legend={t('who.iAm')} choices={who} />
      <Row name="like" legend={t('who.iLike')} choices={like} />
    </>
  );
}

function Row({ name, legend, choices }: { name: 'who' | 'like'; legend: string; choices: readonly Choice[] }) {
  const t = useTranslations('landers.common');
  return (
    <fieldset>
      <legend>
        <span>{legend}</span>
      </legend>
      <div className="answers">
        {choices.map(({ value, word }) => (
          <label key={word} className="lander-answer">
            <input type="radio" name={name} value={value} required />
            {t(`who.${word}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** @returns null while one of the rows has no answer. */
export function readWho(form: FormData): Answers | null {
  const [who, like] = [form.get('who'), form.get('like')];
  if (who !== 'female' && who !== 'male') return null;
  if (like !== 'female' && like !== 'male' && like !== 'both') return null;
  return { values: { gender: who, sexuality: sexualityOf(who, like) }, answered: ['who'] };
}
