import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from 'react';
import { OnlineDot } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { DotAtEnd } from '#design/dot-at-end.tsx';
import { IconClose } from '#design/icons.tsx';
import { HeartSymbol } from '#design/symbols.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { QueueCard } from '#product/members/suggestions/queue/contract.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { MemberPhoto } from '#product/members/ui/member-photo.tsx';

const SCRIM =
  'linear-gradient(to top, oklch(0.14 0.02 280 / 0.9), oklch(0.14 0.02 280 / 0.72) calc(100% - 6rem), oklch(0.14 0.02 280 / 0.5) calc(100% - 4rem), transparent)';

export type Place = 0 | 1 | 2 | 'next' | 'leaving';

// Inline: the stylesheet is shared. No inherited property by place: descendants' styles would be computed again.
const STYLE_AT: Record<Place, CSSProperties> = {
  0: { zIndex: 30 },
  1: { zIndex: 20, scale: '.965' },
  2: { zIndex: 10, scale: '.93' },
  next: { zIndex: 0, scale: '.93' },
  leaving: { zIndex: 40, pointerEvents: 'none' },
};
const CARD: CSSProperties = { borderRadius: 'var(--r-l)', willChange: 'transform', contain: 'strict' };

const SIZES = '(min-width: 62rem) 440px, calc(100vw - 2rem)';

/** `CardMotion` moves it by styles that React never sets. */
export const SwipeCard = memo(function SwipeCard({ member, place }: { member: QueueCard; place: Place }) {
  const t = useTranslations('members.list');
  const { name, age } = member;
  const onTop = place === 0;
  const card = useRef<HTMLElement>(null);
  const [first] = useState(onTop);
  const leaves = place === 'leaving';
  useLayoutEffect(() => {
    if (leaves) return () => backInPlace(card.current);
  }, [leaves]);
  return (
    <article
      ref={card}
      data-place={leaves ? undefined : place}
      style={{ ...CARD, ...STYLE_AT[place] }}
      data-member={member.id}
      aria-label={t('profile.nameAge', { name, age })}
      aria-hidden={!onTop || undefined}
      className={cx(
        'absolute inset-0 isolate flex select-none flex-col justify-end overflow-hidden bg-surface-3 text-white',
        'transition-transform duration-slow ease-calm motion-reduce:transition-none',
        (onTop || leaves) && 'shadow-float',
      )}
    >
      <Face member={member} first={first} />
    </article>
  );
});

function backInPlace(card: HTMLElement | null): void {
  if (!card) return;
  for (const animation of card.getAnimations()) animation.cancel();
  card.style.transform = '';
  for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]')) stamp.style.opacity = '';
}

/** The content of a card, memoised because it does not depend on the place. */
const Face = memo(function Face({ member, first }: { member: QueueCard; first: boolean }) {
  const t = useTranslations('members.list');
  const { name, age } = member;
  const distance = member.distance === null ? null : t('distance', { band: member.distance });
  return (
    <>
      <MemberPhoto
        photo={member.main_image}
        alt=""
        large
        priority={first}
        sizes={SIZES}
        className="-z-20 absolute! inset-0 size-full"
      />
      <span className="absolute" style={{ insetInlineStart: 16, top: 16 }}>
        <FictionalLabel fictional={member.fictional} onPhoto />
      </span>
      <Stamp side="like" low={member.fictional} />
      <Stamp side="pass" low={member.fictional} />
      <div className="px-6 pt-16 pb-6" style={{ background: SCRIM }}>
        <p className="headline break-words text-t28">
          <DotAtEnd
            words={t('profile.nameAge', { name, age })}
            dot={member.online && <OnlineDot label={t('online')} ringed />}
          />
        </p>
        <p className="mt-1">
          {member.fictional ? t('fictional.answered') : [member.city, distance].filter(Boolean).join(', ')}
        </p>
        {member.line && <p className="mt-2 line-clamp-2 break-words">{member.line}</p>}
      </div>
    </>
  );
});

function Stamp({ side, low }: { side: 'like' | 'pass'; low: boolean }) {
  const t = useTranslations('likes.swipe');
  return (
    <span
      aria-hidden="true"
      data-stamp={side}
      data-theme="light"
      className={cx(
        'absolute flex items-center gap-2 rounded-full bg-white px-4.5 py-2.5 font-semibold text-t18 opacity-0 shadow-rest',
        side === 'like' ? 'text-primary' : 'text-ink',
      )}
      style={{ top: low ? 56 : 24, [side === 'like' ? 'insetInlineStart' : 'insetInlineEnd']: 20 }}
    >
      {side === 'like' ? <HeartSymbol className="size-6 fill-current" /> : <IconClose className="size-6" />}
      {t(side)}
    </span>
  );
}
