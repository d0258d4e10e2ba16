import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { PageContainer } from '#design/layout.tsx';
import { PhotoCard } from '#design/photo-card.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { titleOf } from '#product/members/ui/member-card.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';
import { ProfileLink } from '#product/members/ui/profile-link.tsx';
import { LikeButton } from '../../ui/like-button.tsx';
import type { SwipeLike, SwipeState } from '../contract.ts';
import { LikesBackSwitch } from './likes-back-switch.tsx';

/** On phones the cards share what words and buttons leave of the window: all of it is seen at once. */
const ROWS = 'max-s:auto-rows-[minmax(clamp(6.5rem,(100dvh-28.5rem)/2,14rem),auto)]';
const COLUMNS = 'repeat(auto-fit, minmax(min(9.25rem, 45%), 1fr))';
const CLOCK = { timeStyle: 'short' } as const;
const FACE = 'max-s:object-[50%_35%]';
const IN_A_ROW = 4;

interface LimitScreenProps {
  state: SwipeState;
  nextAt: string;
  played: boolean;
  waiting: number;
}

export function LimitScreen({ state, nextAt, played, waiting }: LimitScreenProps) {
  const t = useTranslations('likes.swipe');
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; whoever uses keys goes on from here.
  useEffect(() => {
    if (played) heading.current?.focus({ preventScroll: true });
  }, [played]);
  const next = new Date(nextAt);
  const dayOf = (time: Date) => format.dateTime(time, { dateStyle: 'short' });
  const day = dayOf(next) === dayOf(new Date()) ? 'today' : 'tomorrow';
  const match = state.likes.find((like) => like.liked && like.match);
  const withdrawn = state.likes.some((like) => !like.liked);
  return (
    <PageContainer width="middle" className="flex grow flex-col justify-center pt-6 pb-16 max-s:pt-3 max-s:pb-6">
      <h1 ref={heading} tabIndex={-1} className="display text-center text-t40 outline-none">
        {t('limit.headline', { limit: state.limit })}
      </h1>
      <p className="mx-auto mt-2 max-w-[52ch] text-pretty text-center text-ink-2 s:text-t18">
        {t.rich('limit.next', {
          b: (text) => <strong className="font-bold text-ink">{text}</strong>,
          day,
          time: format.dateTime(next, CLOCK),
          limit: state.limit,
        })}{' '}
        {t(withdrawn ? 'limit.counts' : 'limit.free')}
      </p>
      <ul
        className={cx('mx-auto mt-3 grid w-full max-w-180 gap-2.5 s:mt-7', ROWS)}
        style={{ gridTemplateColumns: COLUMNS }}
      >
        {state.likes.slice(-Math.max(state.limit, IN_A_ROW)).map((like) => (
          <Liked key={like.id} like={like} />
        ))}
      </ul>
      <div className="mx-auto mt-3 flex w-full max-w-180 gap-3 *:min-w-0 *:grow max-s:*:px-3 s:mt-6 s:grid s:grid-cols-2">
        <LinkButton variant="outline" render={<Link to="/members" search={{}} />}>
          {t('limit.search')}
        </LinkButton>
        {match ? (
          <LinkButton
            aria-label={t('limit.writeTo', { name: match.name })}
            render={<Link to="/members/$id/chat" params={{ id: String(match.id) }} />}
          >
            {t('limit.write')}
          </LinkButton>
        ) : (
          <LinkButton render={<Link to="/likes/$type" params={{ type: 'sent' }} />}>{t('limit.likes')}</LinkButton>
        )}
      </div>
      <LikesBackSwitch tell={state.tell} disabled={waiting > 0} />
    </PageContainer>
  );
}

function Liked({ like }: { like: SwipeLike }) {
  const t = useTranslations('likes.swipe');
  const format = useFormatter();
  const time = format.dateTime(new Date(like.liked_at), CLOCK);
  return (
    <PhotoCard
      as="li"
      className="max-s:aspect-auto"
      photo={<MemberPhoto photo={like.main_image} alt="" imageClassName={FACE} />}
      {...titleOf(like)}
      subtitle={like.liked && like.match ? t('limit.match') : t('limit.liked', { time })}
      topStart={<FictionalLabel fictional={like.fictional} onPhoto />}
      action={<LikeButton member={like} />}
      link={<ProfileLink id={like.id} />}
    />
  );
}
