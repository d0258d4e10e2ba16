import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LinkButton } from '#design/button.tsx';
import { Chip } from '#design/chip.tsx';
import { FactList } from '#design/fact-list.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ProfileView } from '#product/members/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useInterestNames } from '#product/members/ui/interest-names.ts';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { useFacts } from '#product/members/ui/profile/use-facts.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile } from '../../contract.ts';

const INTERESTS_SHOWN = 6;

/** Who one is writing with, beside the thread where there is room for it. */
export function ProfilePanel({ profile }: { profile: ChatProfile }) {
  const t = useTranslations('chat');
  const m = useTranslations('members');
  const wide = useWide();
  const transport = useTransport();
  const { data } = useQuery({ ...memberQuery(transport, profile.id), enabled: wide && !profile.deleted, retry: false });
  if (profile.deleted) return null;
  const { name, age, city, distance } = profile;
  const place = [city, distance === null ? null : m('profile.fromYou', { band: distance })].filter(Boolean).join(', ');
  return (
    <aside
      aria-label={m('profile.about', { name })}
      className="hidden min-h-0 w-81 shrink-0 overflow-y-auto border-line border-s bg-surface p-6 xl:block"
    >
      <div className="relative overflow-hidden rounded-card">
        <MemberPhoto photo={profile.main_image} alt="" large className="aspect-[6/7] w-full" />
        <div className="absolute start-2.5 top-2.5">
          <FictionalLabel fictional={profile.fictional} onPhoto />
        </div>
      </div>
      <h2 className="headline mt-5 break-words text-t28">{m('profile.nameAge', { name, age })}</h2>
      {place && <p className="mt-1 text-ink-2 text-t14">{place}</p>}
      {data && <About profile={data.profile} />}
      <LinkButton
        variant="outline"
        wide
        className="mt-6"
        render={<Link to="/members/$id" params={{ id: String(profile.id) }} />}
      >
        {t('panel.profile')}
      </LinkButton>
    </aside>
  );
}

function About({ profile }: { profile: ProfileView }) {
  const t = useTranslations('chat');
  const m = useTranslations('profile');
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
  if (profile.fictional) facts.push({ key: 'writtenBy', name: t('panel.writtenBy'), value: t('panel.team', { site }) });
  return (
    <>
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

/** True from 1200 px on: nothing is loaded for a panel that nobody sees. */
function useWide(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(min-width: 1200px)');
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wide;
}
