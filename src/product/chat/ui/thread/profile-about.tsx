import { Badge } from '#design/badge.tsx';
import { Chip } from '#design/chip.tsx';
import { FactList } from '#design/fact-list.tsx';
import { IconPremium } from '#design/icons.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { ProfileView } from '#product/members/contract.ts';
import { useInterestNames } from '#product/members/ui/interest-names.ts';
import { useFacts } from '#product/members/ui/profile/use-facts.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

const INTERESTS_SHOWN = 6;

/** What somebody says about themselves, in the panel beside a thread: the part of it that waits for the profile. */
export function ProfileAbout({ profile }: { profile: ProfileView }) {
  return useTexts('members.profile') ? <About profile={profile} /> : null;
}

function About({ profile }: { profile: ProfileView }) {
  const m = useTranslations('members.profile');
  const interestName = useInterestNames();
  const { name: site, visible_profile_notes } = useSettings();
  const shared = new Set(profile.shared_interests);
  const interests = [...profile.interests].sort((a, b) => Number(shared.has(b)) - Number(shared.has(a)));
  // Somebody made up is looking for nobody.
  const told = useFacts(
    profile,
    profile.fictional ? ['languages'] : ['looking_for', 'relationship_status', 'languages'],
  );
  const facts = [...told];
  if (profile.fictional) facts.push({ key: 'writtenBy', name: m('panel.writtenBy'), value: m('panel.team', { site }) });
  return (
    <>
      {profile.premium && (
        <Badge tone="honey" size="s" icon={<IconPremium />} className="mt-3">
          {m('premium')}
        </Badge>
      )}
      {profile.about && visible_profile_notes.includes('about') && (
        <p className="mt-4 line-clamp-5 whitespace-pre-line [overflow-wrap:anywhere]">{profile.about}</p>
      )}
      {interests.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-1.5">
          {interests.slice(0, INTERESTS_SHOWN).map((interest) => (
            <li key={interest} className="max-w-full">
              <Chip icon={<InterestIcon slug={interest} />} marked={shared.has(interest)} markedLabel={m('shared')}>
                {interestName(interest)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <div className="mt-5 border-line border-t pt-2.5">
          <FactList facts={facts} />
        </div>
      )}
    </>
  );
}
