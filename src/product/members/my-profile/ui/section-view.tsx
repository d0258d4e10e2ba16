import { Chip } from '#design/chip.tsx';
import { FactList } from '#design/fact-list.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { gendersSought } from '../../contract.ts';
import { useInterestNames } from '../../ui/interest-names.ts';
import { useCountryName } from '../../ui/place-names.ts';
import { useFacts } from '../../ui/profile/use-facts.ts';
import type { MyProfile } from '../contract.ts';
import { Basics } from './basics.tsx';
import { FACT_NAMES } from './parts.ts';
import type { Section } from './sections.ts';
import { Words } from './words.tsx';

export function SectionView({ name, profile }: { name: Section; profile: MyProfile }) {
  if (name === 'about') return <Words text={profile.texts.about} />;
  if (name === 'seeking') return <SeekingView profile={profile} />;
  if (name === 'interests') return <InterestsView profile={profile} />;
  if (name === 'facts') return <FactsView profile={profile} />;
  return name === 'basics' ? <Basics profile={profile} /> : <HomeView profile={profile} />;
}

function SeekingView({ profile }: { profile: MyProfile }) {
  const t = useTranslations('members.own');
  const [only, other] = gendersSought(profile);
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t(`sought.${other || !only ? 'both' : only}`)}</p>
      {profile.texts.seeking && <Words text={profile.texts.seeking} />}
    </div>
  );
}

function InterestsView({ profile }: { profile: MyProfile }) {
  const t = useTranslations('members.own');
  const nameOf = useInterestNames();
  if (!profile.interests.length) return <p className="text-ink-2">{t('empty')}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {profile.interests.map((interest) => (
        <li key={interest} className="max-w-full">
          <Chip icon={<InterestIcon slug={interest} />}>{nameOf(interest)}</Chip>
        </li>
      ))}
    </ul>
  );
}

function FactsView({ profile }: { profile: MyProfile }) {
  const t = useTranslations('members.own');
  const facts = useFacts(profile, [...FACT_NAMES, 'languages']);
  if (!facts.length) return <p className="text-ink-2">{t('empty')}</p>;
  const half = Math.ceil(facts.length / 2);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-2.5 s:grid-cols-2">
      <FactList facts={facts.slice(0, half)} />
      {facts.length > half && <hr className="border-line s:hidden" />}
      <FactList facts={facts.slice(half)} />
    </div>
  );
}

function HomeView({ profile }: { profile: MyProfile }) {
  const countryName = useCountryName();
  return <p>{[profile.city, profile.region, countryName(profile.country)].filter(Boolean).join(', ')}</p>;
}
