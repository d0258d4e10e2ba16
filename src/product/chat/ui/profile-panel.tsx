import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/button.tsx';
import { Chip } from '#design/chip.tsx';
import { FactList } from '#design/fact-list.tsx';
import { IconPremium } from '#design/icons.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { ProfileView } from '#product/members/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useInterestNames } from '#product/members/ui/interest-names.ts';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { useFacts } from '#product/members/ui/profile/use-facts.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile } from '../conversations/contract.ts';

export function ProfilePanel({ profile }: { profile: ChatProfile }) {
  const t = useTranslations('chat.thread');
  const m = useTranslations('members.list');
  const transport = useTransport();
  const { data, isError } = useQuery({ ...memberQuery(transport, profile.id), retry: false });
  const { name, age, city, distance } = profile;
  const place = [city, distance === null ? null : m('profile.fromYou', { band: distance })].filter(Boolean).join(', ');
  return (
    <aside aria-label={m('profile.about', { name })} className="min-h-full p-6">
      <div className="relative overflow-hidden rounded-card">
        <MemberPhoto
          photo={profile.main_image}
          alt=""
          className="aspect-[6/7] w-full"
          imageClassName="object-[50%_20%]"
        />
        <div className="absolute start-2.5 top-2.5">
          <FictionalLabel fictional={profile.fictional} onPhoto />
        </div>
      </div>
      <h2 className="headline mt-5 break-words text-t28">{m('profile.nameAge', { name, age })}</h2>
      {place && <p className="mt-1 text-ink-2 text-t14">{place}</p>}
      {data && <ProfileAbout profile={data.profile} />}
      {/* A profile that is gone since is no page any more. */}
      {!isError && (
        <LinkButton
          variant="outline"
          wide
          className="mt-6"
          render={<Link to="/members/$id" params={{ id: String(profile.id) }} />}
        >
          {t('panel.profile')}
        </LinkButton>
      )}
    </aside>
  );
}

const INTERESTS_SHOWN = 6;

function ProfileAbout({ profile }: { profile: ProfileView }) {
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
