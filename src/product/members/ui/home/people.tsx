import { useTranslations } from '#platform/i18n/intl.tsx';
import type { HomeScene } from '#product/sites/settings/contract.ts';
import type { MemberCard } from '../../contract.ts';
import { FictionalLabel } from '../fictional-label.tsx';
import { MemberPhoto } from '../member-photo.tsx';
import { ProfileLink } from '../profile-link.tsx';
import { lookOf } from './scenes.ts';

const DOTS = { dressing_room: { large: 18, small: 12 }, quay: { large: 4, small: 4 } };

/** Members over the scene, in its frames. Search engines are asked to quote none of them: nobody was asked about that. */
export function People({ scene, people }: { scene: HomeScene | null; people: readonly MemberCard[] }) {
  const t = useTranslations('members.list');
  const { frame } = lookOf(scene);
  return (
    <ul data-nosnippet="" className="home-people">
      {people.map((member, place) => (
        <li key={member.id} className={frame}>
          <ProfileLink
            id={member.id}
            aria-label={t('profile.nameAge', { name: member.name, age: member.age })}
            className="home-frame outline-offset-2 outline-current"
          >
            <MemberPhoto
              photo={member.main_image}
              alt=""
              priority
              className="size-full"
              imageClassName="object-[50%_20%]"
            />
          </ProfileLink>
          {(scene === 'dressing_room' || scene === 'quay') && (
            <Dots count={DOTS[scene][place === 1 ? 'large' : 'small']} rivets={scene === 'quay'} />
          )}
          <p className="home-label">
            {/* On phones in one line, below which only a label has room: a long name is cut, its age never. */}
            <span className="home-name max-s:flex max-s:max-w-full max-s:whitespace-pre">
              <span className="max-s:min-w-0 max-s:truncate">{member.name}</span>
              {`, ${member.age}`}
              {member.city && <span className="font-regular max-xl:hidden"> {member.city}</span>}
            </span>
            <FictionalLabel fictional={member.fictional} onPhoto />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Dots({ count, rivets }: { count: number; rivets: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="home-bulbs">
      <circle
        cx="50"
        cy="50"
        r={rivets ? 47.5 : 45.2}
        fill="none"
        stroke={rivets ? '#6b4314' : '#fff0c9'}
        strokeWidth={rivets ? 3.4 : 6.2}
        strokeLinecap="round"
        pathLength={count}
        strokeDasharray="0 1"
      />
    </svg>
  );
}
