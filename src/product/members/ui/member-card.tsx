import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Badge, OnlineDot } from '#design/badge.tsx';
import { PhotoCard } from '#design/photo-card.tsx';
import type { MemberCard } from '../contract.ts';
import { FictionalLabel } from './fictional-label.tsx';
import { MemberPhoto } from './member-photo.tsx';

interface MemberCardProps {
  member: MemberCard;
  /** The like button, which belongs to another noun. */
  action?: ReactNode;
  /** Replaces “New” at the top. */
  topEnd?: ReactNode;
  priority?: boolean;
}

/** A member as a card in a list. */
export const MemberCardItem = memo(function MemberCardItem({
  member,
  action,
  topEnd,
  priority = false,
}: MemberCardProps) {
  const t = useTranslations('members');
  const place = [member.city, member.distance === null ? null : t('distance', { km: member.distance })]
    .filter(Boolean)
    .join(', ');
  return (
    <PhotoCard
      as="li"
      photo={<MemberPhoto photo={member.main_image} alt="" priority={priority} />}
      title={member.name}
      titleTail={`, ${member.age}`}
      titleEnd={member.online && <OnlineDot label={t('online')} ringed />}
      subtitle={place || null}
      topStart={<FictionalLabel fictional={member.fictional} onPhoto />}
      topEnd={
        topEnd ??
        (member.is_new && !member.fictional && (
          <Badge tone="paper" size="s">
            {t('new')}
          </Badge>
        ))
      }
      action={action}
      link={<Link to="/members/$id" params={{ id: String(member.id) }} />}
    />
  );
});
