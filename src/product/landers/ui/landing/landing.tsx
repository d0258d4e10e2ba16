import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { oneStop, withMessage } from '../member-answers.ts';
import { MessageCosts, WhoWrites } from '../member-notes.tsx';
import { readWho, WhoQuestion } from '../who-question.tsx';
import { Desk } from './desk.tsx';
import { Lines } from './lines.tsx';
import { Stamp } from './stamp.tsx';

export interface MemberLanderProps {
  niche: Niche;
  /** Around whom the page is built; null where nobody may be shown. */
  member: LanderMember | null;
  icebreakers: readonly string[];
}

export function Landing({ niche, member, icebreakers }: MemberLanderProps) {
  const t = useTranslations('landers.landing');
  return (
    <Lander name="letter" niche={niche}>
      <Desk niche={niche} />
      <LanderBar />
      <div className="sheet">
        <Stamp member={member} niche={niche} />
        <h1>{member ? oneStop(t(`${niche}.headline`, { name: member.name })) : t(`${niche}.nobody`)}</h1>
        <p className="lead">{t(`${niche}.lead`)}</p>
        {member && <Lines member={member} />}
        {member ? <Question member={member} example={icebreakers[0]} /> : <Who niche={niche} />}
      </div>
      <LawLine />
    </Lander>
  );
}

function Question({ member, example }: { member: LanderMember; example: string | undefined }) {
  const t = useTranslations('landers.landing');
  const { message_length: most } = useSettings();
  return (
    <FirstStep read={(form) => withMessage(member, form.get('words'))} go={null}>
      <label>
        <span>{t('question')}</span>
        <textarea name="words" rows={2} maxLength={most} placeholder={example} required />
      </label>
      <button type="submit" className="lander-go" formAction={`/members/${member.id}/signup`}>
        {t('keep')}
      </button>
      <p className="small">
        {t('unsent')} <MessageCosts />
      </p>
      <WhoWrites member={member} />
    </FirstStep>
  );
}

function Who({ niche }: { niche: Niche }) {
  return (
    <FirstStep read={readWho}>
      <WhoQuestion niche={niche} />
    </FirstStep>
  );
}
