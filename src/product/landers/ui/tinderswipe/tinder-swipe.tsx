import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { landerMembersQuery } from '../lander-members-query.ts';
import type { Answers } from '../next-steps.tsx';
import { readWho, WhoQuestion } from '../who-question.tsx';
import { Card } from './card.tsx';
import { Emblem } from './emblems.tsx';
import { BoxParts } from './matchbox.tsx';

const CARDS = 3;

export function TinderSwipe({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.tinderswipe');
  const go = useTranslations('landers.common')('go');
  const members = useQuery(landerMembersQuery(useTransport(), 'tinderswipe')).data?.members.slice(0, CARDS) ?? [];
  return (
    <Lander name="boxes" niche={niche}>
      <svg className="pattern" aria-hidden="true">
        <defs>
          <g id="box-emblem">
            <Emblem niche={niche} />
          </g>
          <BoxParts />
          <pattern id="box-ground" width="64" height="64" patternUnits="userSpaceOnUse">
            <use href="#box-emblem" transform="translate(32 32) scale(.42)" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#box-ground)" />
      </svg>
      <LanderBar />
      <h1>{t(`${niche}.headline`)}</h1>
      <FirstStep read={(form) => readCards(form, members)} go={null}>
        <div className="cards" data-cards="" suppressHydrationWarning>
          {members.map((member, index) => (
            <Card key={member.id} member={member} niche={niche} place={index + 1} all={members.length} />
          ))}
          <div className="last">
            <svg viewBox="-40 -34 80 68" width="40" height="34" aria-hidden="true">
              <use href="#box-emblem" />
            </svg>
            <h2 tabIndex={-1}>{t('last')}</h2>
            {members.length === 0 && <p>{t(`${niche}.lead`)}</p>}
            <WhoQuestion niche={niche} />
            <button type="submit" className="lander-go">
              {go}
            </button>
          </div>
        </div>
      </FirstStep>
      <LawLine />
    </Lander>
  );
}

function readCards(form: FormData, members: readonly LanderMember[]): Answers | null {
  const who = readWho(form);
  const liked = members.filter(({ id }) => form.get(`card-${id}`) === 'yes').map(asIntended);
  if (!who || !liked.length) return who;
  return { ...who, answered: [...who.answered, 'message'], liked };
}

const asIntended = ({ id, name, main_image: image, fictional }: LanderMember) => ({
  id,
  name,
  image: image?.thumb_filename ?? null,
  fictional,
});
