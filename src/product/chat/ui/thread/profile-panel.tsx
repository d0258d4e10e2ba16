import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LinkButton } from '#design/button.tsx';
import { useLazyPart } from '#design/use-lazy-part.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import type { ChatProfile } from '../../contract.ts';

const loadAbout = () => import('./profile-about-part.tsx').then((module) => module.ProfileAboutPart);

/** Who one is writing with, beside the thread where there is room for it. */
export function ProfilePanel({ profile }: { profile: ChatProfile }) {
  const t = useTranslations('chat');
  const m = useTranslations('members');
  const wide = useWide();
  const About = useLazyPart(loadAbout, wide && !profile.deleted);
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
      {data && About && <About profile={data.profile} />}
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
