import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import type { Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';
import { landerMembersQuery } from '../lander-members-query.ts';
import type { Answers } from '../next-steps.tsx';
import { Table } from './table.tsx';

/** Around the table; a narrow screen shows the first five. The eighth chair is the visitor's. */
const SEATS = 7;
const SEATS_AT_FIRST = 5;

export function SocialNetwork({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.socialnetwork');
  const { members = [] } = useQuery(landerMembersQuery(useTransport(), 'socialnetwork')).data ?? {};
  return (
    <Lander name="social" niche={niche}>
      <LanderBar />
      <div className="room">
        <div className="sheet">
          <Table niche={niche} />
          {members.slice(0, SEATS).map((member, seat) => (
            <figure key={member.id} className="seat">
              <LanderPhoto member={member} sizes="(min-width: 62rem) 140px, 82px" first={seat < SEATS_AT_FIRST} />
              <LanderLabel member={member} />
            </figure>
          ))}
          <p className="card" aria-hidden="true">
            {t('you')}
          </p>
        </div>
        <div className="place">
          <h1>{t(`${niche}.headline`)}</h1>
          <p className="lead">{t(`${niche}.lead`)}</p>
          <FirstStep read={readName} go={t('go')}>
            <label className="name">
              <span>{t('label')}</span>
              <input
                name="name"
                required
                minLength={MIN_USERNAME_LENGTH}
                maxLength={MAX_USERNAME_LENGTH}
                placeholder={t('placeholder')}
                autoComplete="nickname"
                autoCapitalize="none"
                spellCheck={false}
              />
            </label>
          </FirstStep>
        </div>
        <LawLine />
      </div>
    </Lander>
  );
}

function readName(form: FormData): Answers | null {
  const name = String(form.get('name') ?? '').trim();
  return name ? { values: { name }, answered: [] } : null;
}
