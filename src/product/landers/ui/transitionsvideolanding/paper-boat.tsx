import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { landerMembersQuery } from '../lander-members-query.ts';
import { readWho, WhoQuestion } from '../who-question.tsx';
import { Film } from './film.tsx';
import { Months, Pause } from './film-controls.tsx';
import { Letter } from './letter.tsx';

export function PaperBoat({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.transitionsvideolanding');
  const { data } = useQuery(landerMembersQuery(useTransport(), 'transitionsvideolanding'));
  const [members] = useState(data?.members ?? []);
  return (
    <Lander name="paperboat" niche={niche}>
      <div className="scene">
        <Film />
        <LanderBar />
        <div className="words">
          <h1>{t(`${niche}.headline`)}</h1>
          <p className="lead">{t(`${niche}.lead`)}</p>
        </div>
        <Pause />
        <Months />
        <div className="letter">{members.length > 0 ? <Letter members={members} /> : <Who niche={niche} />}</div>
        <LawLine />
      </div>
    </Lander>
  );
}

function Who({ niche }: { niche: Niche }) {
  return (
    <FirstStep read={readWho}>
      <WhoQuestion niche={niche} />
    </FirstStep>
  );
}
