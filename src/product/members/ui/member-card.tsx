import { memo, type ReactElement, type ReactNode } from 'react';
import { Badge, OnlineDot } from '#design/badge.tsx';
import { PhotoCard, type PhotoCardProps } from '#design/photo-card.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '../contract.ts';
import { FictionalLabel } from './fictional-label.tsx';
import type { ListContext } from './list-context/list-context.ts';
import { MemberPhoto } from './member-photo.tsx';
import { ProfileLink } from './profile-link.tsx';

interface MemberCardProps {
  member: MemberCard;
  /** The like button, which belongs to another feature. */
  action?: ReactNode;
  /** Why the member is shown, top left. The fictional label takes that place alone. */
  why?: string | undefined;
  /** Replaces “New” at the top; null for nothing. */
  topEnd?: ReactNode;
  /** A router's link without children; to the profile by default. */
  link?: ReactElement<{ className?: string | undefined; children?: ReactNode }>;
  /** The list that the card is in, for the way through it. */
  listContext?: ListContext;
  priority?: boolean;
}

/** Letters that a card on a phone has room for in one line beside the heart. */
const LONG_NAME = 7;
/** Letters that it surely has room for in two, with the age after them. */
const MAX_NAME_LENGTH_WITH_AGE = 16;

/** A member as a card in a list. */
export const MemberCardItem = memo(function MemberCardItem({
  member,
  action,
  why,
  topEnd,
  link,
  listContext,
  priority = false,
}: MemberCardProps) {
  const t = useTranslations('members.list');
  const distance = member.distance === null ? null : t('distance', { band: member.distance });
  return (
    <PhotoCard
      as="li"
      photo={<MemberPhoto photo={member.main_image} alt="" priority={priority} whenNear={!priority} />}
      {...titleOf(member)}
      titleEnd={member.online && <OnlineDot label={t('online')} ringed />}
      subtitle={place(member.city, distance)}
      topStart={
        member.fictional ? (
          <FictionalLabel fictional onPhoto />
        ) : (
          why && (
            <Badge tone="glass" size="s">
              {why}
            </Badge>
          )
        )
      }
      topEnd={
        topEnd === undefined
          ? member.is_new &&
            !member.fictional &&
            !why && (
              <Badge tone="paper" size="s">
                {t('new')}
              </Badge>
            )
          : topEnd
      }
      action={action}
      link={link ?? <ProfileLink id={member.id} {...(listContext && { listContext })} />}
    />
  );
});

/**
 * Name and age for a card with a heart. A long name is smaller on phones and may be broken anywhere but before the comma: its
 * last letter keeps that. A longer one may be cut, its age never.
 */
export function titleOf({
  name,
  age,
}: Pick<MemberCard, 'name' | 'age'>): Pick<
  PhotoCardProps,
  'title' | 'longTitle' | 'titleTail' | 'titleLast' | 'cutTitle'
> {
  const letters = [...name];
  if (letters.length <= LONG_NAME) return { title: name, titleTail: ', ', titleLast: age };
  if (letters.length > MAX_NAME_LENGTH_WITH_AGE)
    return { title: `${name},`, titleTail: ' ', titleLast: age, longTitle: true, cutTitle: true };
  return {
    longTitle: true,
    title: letters.slice(0, -1).join(''),
    titleTail: (
      <>
        <span className="whitespace-nowrap">{`${letters.at(-1) ?? ''},`}</span>{' '}
      </>
    ),
    titleLast: age,
  };
}

/** Phones have room for the town alone. */
function place(city: string | null, distance: string | null): ReactNode {
  if (!city || !distance) return city ?? distance;
  return (
    <>
      {city}
      <span className="max-s:hidden">, {distance}</span>
    </>
  );
}
