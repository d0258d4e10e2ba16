import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { WITHIN } from '#product/members/search/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';
import { landerMembersQuery } from '../lander-members-query.ts';
import { Country } from './country.tsx';
import { keepHome } from './keep-home.ts';

const RINGS = [
  ['2', 96],
  ['5', 196],
  ['10', 300],
] as const;
const PEOPLE = 6;

/** How far a visitor is from anybody is not known before they say where they live, so nobody stands on a ring. */
export function MapLanding({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.maplanding');
  const m = useTranslations('members.list');
  const transport = useTransport();
  const { geoip_selected_country: country } = useSettings();
  const members = useQuery(landerMembersQuery(transport, 'maplanding')).data?.members.slice(0, PEOPLE) ?? [];
  return (
    <Lander name="map" niche={niche}>
      <div className="sheet">
        <Country niche={niche}>
          {RINGS.map(([km, radius]) => (
            <circle key={km} cx="930" cy="450" r={radius} className={`reach within-${km}`} />
          ))}
        </Country>
        {RINGS.map(([km]) => (
          <span key={km} className={`band at-${km}`} aria-hidden="true">
            {m('distance', { band: km })}
          </span>
        ))}
        <ul>
          {members.map((member, index) => (
            <li key={member.id}>
              <LanderPhoto member={member} sizes="(min-width: 62rem) 100px, 62px" first={index === 0} />
              <LanderLabel member={member} />
              {member.city && <span className="town">{member.city}</span>}
            </li>
          ))}
        </ul>
      </div>
      <LanderBar />
      <div className="place">
        <h1>{t(`${niche}.headline`)}</h1>
        <p className="lead">{t(`${niche}.lead`)}</p>
        <FirstStep
          read={(form) => {
            keepHome(transport, country, form);
            return { values: {}, answered: [] };
          }}
          go={t('go')}
        >
          <div className="asked">
            <label>
              <span>{t('town')}</span>
              <input name="town" required maxLength={80} autoComplete="address-level2" autoCapitalize="words" />
            </label>
            <label>
              <span>{t('within')}</span>
              <select name="within" defaultValue="">
                <option value="">{t('anywhere')}</option>
                {WITHIN.map((km) => (
                  <option key={km} value={km}>
                    {t('km', { km })}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </FirstStep>
      </div>
      <LawLine />
    </Lander>
  );
}
