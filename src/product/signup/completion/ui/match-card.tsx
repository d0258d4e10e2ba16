import type { ReactNode } from 'react';
import { Badge, OnlineDot } from '#design/badge.tsx';
import { DotAtEnd } from '#design/dot-at-end.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { ProfileLink } from '#product/members/ui/profile-link.tsx';

interface MatchCardProps {
  member: MemberCard;
  why: string | null;
  children: ReactNode;
}

export function MatchCard({ member, why, children }: MatchCardProps) {
  const m = useTranslations('members.list');
  const { id, name, age, city, distance, fictional, online, main_image: photo } = member;
  const place = [city, distance && m('distance', { band: distance })].filter(Boolean).join(', ');
  return (
    <li className="relative grid grid-cols-[min(6.75rem,35%)_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-3 shadow-rest s:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="aspect-portrait overflow-hidden rounded-control">
        <MemberPhoto photo={photo} alt="" whenNear />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 py-1">
        <h2 className="headline max-w-full text-t22 [overflow-wrap:anywhere]">
          <ProfileLink id={id} className="after:absolute after:inset-0 after:rounded-card">
            <DotAtEnd words={m('profile.nameAge', { name, age })} dot={online && <OnlineDot label={m('online')} />} />
          </ProfileLink>
        </h2>
        {place && <p className="text-ink-2 text-t14">{place}</p>}
        <FictionalLabel fictional={fictional} />
        {why && (
          <Badge tone="primary" className="mt-1 whitespace-normal!">
            {why}
          </Badge>
        )}
        <div className="relative mt-auto flex w-full flex-wrap items-center gap-2 pt-3">{children}</div>
      </div>
    </li>
  );
}
