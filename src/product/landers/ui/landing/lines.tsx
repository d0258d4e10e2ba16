import { useTranslations } from '#platform/i18n/intl.tsx';
import { isIntimate } from '#product/sites/profiles/contract.ts';
import type { LanderMember } from '../../contract.ts';
import { excerpt } from './excerpt.ts';

const ROOM = 165;
const FACTS = 3;

export function Lines({ member: { name, about, interests } }: { member: LanderMember }) {
  const t = useTranslations('landers.landing');
  const word = useTranslations('members.profile.value.interests');
  const facts = interests
    .filter((interest) => !isIntimate(interest))
    .slice(0, FACTS)
    .map((interest) => word(interest.replaceAll(' ', '_') as 'art'));
  return (
    <figure>
      {about ? <blockquote>{excerpt(about, ROOM)}</blockquote> : <p className="facts">{facts.join(', ')}</p>}
      <figcaption>
        <span className="signature">{name}</span> <span className="small">{t(about ? 'source' : 'short')}</span>
      </figcaption>
    </figure>
  );
}
