import { Chip } from '#design/chip.tsx';
import { FactList } from '#design/fact-list.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { SectionHeading } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isIntimate } from '#product/sites/profiles/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ProfileView } from '../../contract.ts';
import { useInterestNames } from '../interest-names.ts';
import { useFacts } from './use-facts.ts';

export function Interests({ profile }: { profile: ProfileView }) {
  const t = useTranslations('members.profile');
  const interestName = useInterestNames();
  const { visible_profile_fields: visible } = useSettings();
  if (!profile.interests.length || !visible.includes('interests')) return null;
  const shared = new Set(profile.shared_interests);
  const interests = profile.interests.toSorted((a, b) => Number(isIntimate(a)) - Number(isIntimate(b)));
  return (
    <section aria-labelledby="interests">
      <SectionHeading
        id="interests"
        action={shared.size > 0 && <span className="text-ink-2 text-t14">{t('inCommon', { count: shared.size })}</span>}
      >
        {t('interests')}
      </SectionHeading>
      <ul className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li key={interest} className="max-w-full">
            <Chip icon={<InterestIcon slug={interest} />} marked={shared.has(interest)} markedLabel={t('shared')}>
              {interestName(interest)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Facts({ profile }: { profile: ProfileView }) {
  const t = useTranslations('members.profile');
  const facts = useFacts(profile);
  if (!facts.length) return null;
  const half = Math.ceil(facts.length / 2);
  return (
    <section aria-labelledby="facts">
      <SectionHeading id="facts">{t('facts')}</SectionHeading>
      <div className="grid grid-cols-1 gap-x-10 gap-y-2.5 m:grid-cols-2">
        <FactList facts={facts.slice(0, half)} />
        <hr className="border-line m:hidden" />
        <FactList facts={facts.slice(half)} />
      </div>
    </section>
  );
}
