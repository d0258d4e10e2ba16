import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import type { ChatProfile } from '../../contract.ts';
import { ProfileAbout } from './profile-about.tsx';

/** Who one is writing with. */
export function PanelContent({ profile }: { profile: ChatProfile }) {
  const t = useTranslations('chat.thread');
  const m = useTranslations('members.list');
  const transport = useTransport();
  const { data, isError } = useQuery({ ...memberQuery(transport, profile.id), retry: false });
  const { name, age, city, distance } = profile;
  const place = [city, distance === null ? null : m('profile.fromYou', { band: distance })].filter(Boolean).join(', ');
  return (
    <aside aria-label={m('profile.about', { name })} className="min-h-full p-6">
      <div className="relative overflow-hidden rounded-card">
        <MemberPhoto photo={profile.main_image} alt="" large className="aspect-[6/7] w-full" />
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
