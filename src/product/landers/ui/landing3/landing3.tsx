import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';
import type { MemberLanderProps } from '../landing/landing.tsx';
import { oneStop, recipient } from '../member-answers.ts';
import { MessageCosts, WhoWrites } from '../member-notes.tsx';
import { useWhoQuestions } from '../use-who-questions.ts';
import { House } from './house.tsx';

export function Landing3({ niche, member }: MemberLanderProps) {
  const t = useTranslations('landers.landing-door');
  const { name: site } = useSettings();
  return (
    <Lander name="door" niche={niche}>
      <LanderBar />
      <div className="wall">
        <House niche={niche} />
        {member && <LanderPhoto member={member} sizes="(min-width: 62rem) 220px, 120px" first />}
        <div className="plate">
          <p className="name">{member?.name ?? site}</p>
          {member && <p>{[member.age, member.city].filter(Boolean).join(', ')}</p>}
          {member && <LanderLabel member={member} />}
        </div>
      </div>
      <div className="step">
        <h1>{member ? oneStop(t(`${niche}.headline`, { name: member.name })) : t(`${niche}.nobody`)}</h1>
        <p className="lead">{t(`${niche}.lead`)}</p>
        <Bells niche={niche} member={member} />
        {member && <WhoWrites member={member} />}
        <LawLine />
      </div>
    </Lander>
  );
}

function Bells({ niche, member }: { niche: Niche; member: LanderMember | null }) {
  const t = useTranslations('landers.landing-door');
  const words = useTranslations('landers.common.who');
  const { row, choices, given, read } = useWhoQuestions(niche, 'who');
  const signup = member ? `/members/${member.id}/signup` : '/signup';
  const readBoth = (form: FormData) => {
    const answers = read(form);
    return answers && member ? { ...answers, member: recipient(member) } : answers;
  };
  return (
    <FirstStep read={readBoth} go={null}>
      <h2 aria-live="polite">{row === 'who' ? t('ask') : words('iLike')}</h2>
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="bells">
        {choices.map(({ value, word }) => (
          <button key={word} type="submit" name={row} value={value} formAction={signup}>
            {row === 'who' && <Bell />}
            {word === 'woman' || word === 'man' || word === 'transWoman' ? t(word) : words(word)}
          </button>
        ))}
      </div>
      {member && (
        <p className="small">
          {t('note')} <MessageCosts />
        </p>
      )}
    </FirstStep>
  );
}

const Bell = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
    <path d="M6 17V11a6 6 0 0 1 12 0v6l2 1H4ZM10 21h4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
