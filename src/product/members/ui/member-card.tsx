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
  action?: ReactNode;
  why?: string | undefined;
  /** Replaces “New” at the top; null for nothing. */
  topEnd?: ReactNode;
  link?: ReactElement<{ className?: string | undefined; children?: ReactNode }>;
  listContext?: ListContext;
  priority?: boolean;
}

const LONG_NAME = 7;
const MAX_NAME_LENGTH_WITH_AGE = 16;

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

/** A long name is smaller on phones and breaks anywhere but before the comma; its age is never cut. */
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

function place(city: string | null, distance: string | null): ReactNode {
  if (!city || !distance) return city ?? distance;
  return (
    <>
      {city}
      <span className="max-s:hidden">, {distance}</span>
    </>
  );
}
