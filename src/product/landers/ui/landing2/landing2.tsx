import { type ReactNode, useState } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';
import type { MemberLanderProps } from '../landing/landing.tsx';
import { oneStop, withMessage } from '../member-answers.ts';
import { MessageCosts, WhoWrites } from '../member-notes.tsx';
import { useWhoQuestions } from '../use-who-questions.ts';
import { Cover } from './cover.tsx';

export function Landing2({ niche, member, icebreakers }: MemberLanderProps) {
  const t = useTranslations('landers.landing-cover');
  return (
    <Lander name="cover" niche={niche}>
      <LanderBar />
      <div className="front">
        {member ? (
          <LanderPhoto member={member} sizes="(min-width: 62rem) 50vw, 100vw" first />
        ) : (
          <Cover niche={niche} />
        )}
        {member && <LanderLabel member={member} />}
        <div className="line">
          <h1>{member ? oneStop(t(`${niche}.headline`, { name: member.name })) : t(`${niche}.nobody`)}</h1>
          {member && <p>{[`${member.name}, ${member.age}`, member.city].filter(Boolean).join(' · ')}</p>}
        </div>
      </div>
      <div className="inside">
        <p className="lead">{t(`${niche}.lead`)}</p>
        {member ? <Beginnings member={member} lines={icebreakers} /> : <Who niche={niche} />}
        <LawLine />
      </div>
    </Lander>
  );
}

function Beginnings({ member, lines }: { member: LanderMember; lines: readonly string[] }) {
  const t = useTranslations('landers.landing-cover');
  const { message_length: most } = useSettings();
  const [chosen, setChosen] = useState<{ number: number; words: string }>();
  const signup = `/members/${member.id}/signup`;
  const read = (form: FormData) => {
    const line = form.get('line');
    const answers = withMessage(member, line ?? form.get('words'));
    const number = lines.indexOf(String(line)) + 1 || lines.length + 1;
    if (answers) setChosen({ number, words: answers.values.signup_message ?? '' });
    return answers;
  };
  return (
    <>
      {chosen && (
        <p className="row chosen">
          <RowOf number={chosen.number}>{chosen.words}</RowOf>
        </p>
      )}
      <FirstStep read={read} go={null}>
        <h2>{t('ask')}</h2>
        {lines.map((words, index) => (
          <button
            type="submit"
            key={words}
            name="line"
            value={words}
            className="row"
            formAction={signup}
            formNoValidate
          >
            <RowOf number={index + 1} sign={ARROW}>
              {words}
            </RowOf>
          </button>
        ))}
        <details suppressHydrationWarning>
          <summary className="row">
            <RowOf number={lines.length + 1} sign={PENCIL}>
              {t('own')}
            </RowOf>
          </summary>
          <textarea name="words" rows={3} maxLength={most} aria-label={t('own')} required />
          <button type="submit" className="lander-go" formAction={signup}>
            {t('keep')}
          </button>
        </details>
        <p className="small">
          <MessageCosts />
        </p>
      </FirstStep>
      <WhoWrites member={member} />
    </>
  );
}

function Who({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.common.who');
  const { row, choices, given, read } = useWhoQuestions(niche, 'like');
  return (
    <FirstStep read={read} go={null}>
      <h2 aria-live="polite">{t(row === 'who' ? 'iAm' : 'iLike')}</h2>
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map(({ value, word }, index) => (
        <button type="submit" key={word} name={row} value={value} className="row">
          <RowOf number={index + 1} sign={ARROW}>
            {t(word)}
          </RowOf>
        </button>
      ))}
    </FirstStep>
  );
}

const ARROW = 'M5 12h14M13 6l6 6-6 6';
const PENCIL = 'M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4';

function RowOf({ number, sign, children }: { number: number; sign?: string; children: ReactNode }) {
  return (
    <>
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <span className="words">{children}</span>
      {sign && (
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d={sign} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
    </>
  );
}
