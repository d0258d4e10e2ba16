import {
  type PointerEvent,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '#design/reduced-motion.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { QueueCard } from '#product/members/suggestions/queue/contract.ts';
import { CardMotion, type Decide } from './card-motion.ts';
import type { Side } from './physics.ts';
import { type Place, SwipeCard } from './swipe-card.tsx';

/** Milliseconds for which a decided card stays in the page: longer than it flies. */
const FLIGHT_MS = 400;
const WIDTH = 'min(100%, 27.5rem, max(15rem, (100dvh - 18rem) * .75))';
const SEEN = [0, 1, 2] as const;

const NONE: readonly QueueCard[] = [];

export interface StackHandle {
  throw: (side: Side) => void;
  show: () => void;
}

/** @param props.onSwipe stores a decision; the returned function renders it. */
export function CardStack({
  members,
  onSwipe,
  ref,
}: {
  members: readonly QueueCard[];
  onSwipe: (card: QueueCard, side: Side) => () => void;
  ref: Ref<StackHandle>;
}) {
  const t = useTranslations('likes.swipe');
  const stack = useRef<HTMLElement>(null);
  const motion = useRef<CardMotion | null>(null);
  const [leaving, setLeaving] = useState<readonly QueueCard[]>([]);
  const decide = useRef<Decide>(() => () => undefined);
  // A layout effect, so that the next key press already sees the new card on top.
  useLayoutEffect(() => {
    decide.current = (side) => {
      const [card] = members;
      if (!card) return () => undefined;
      const show = onSwipe(card, side);
      return () => {
        if (!prefersReducedMotion()) {
          setLeaving((before) => [...before, card]);
          setTimeout(() => setLeaving((before) => before.filter((one) => one !== card)), FLIGHT_MS);
        }
        show();
      };
    };
  });
  useEffect(() => {
    if (!stack.current) return;
    const moves = new CardMotion(stack.current, (side) => decide.current(side), flushSync);
    motion.current = moves;
    return () => moves.stop();
  }, []);
  useImperativeHandle(
    ref,
    () => ({ throw: (side) => motion.current?.throw(side), show: () => motion.current?.show() }),
    [],
  );
  const drawn = placed(members, useDeferredValue(members, NONE), leaving);
  const on = (phase: 'down' | 'move' | 'up') => (event: PointerEvent) => motion.current?.[phase](event.nativeEvent);
  return (
    <section
      ref={stack}
      aria-label={t('stack')}
      className="relative mx-auto aspect-portrait"
      style={{ width: WIDTH, touchAction: 'pan-y', cursor: 'grab' }}
      onPointerDown={on('down')}
      onPointerMove={on('move')}
      onPointerUp={on('up')}
      onPointerCancel={on('up')}
    >
      {drawn.map(({ card, place }) => (
        <SwipeCard key={card.id} member={card} place={place} />
      ))}
    </section>
  );
}

/** A decision moves cards that are rendered already; the next one, with its photo, comes by `later`. */
function placed(
  members: readonly QueueCard[],
  later: readonly QueueCard[],
  leaving: readonly QueueCard[],
): { card: QueueCard; place: Place }[] {
  const seen = SEEN.flatMap((place) => {
    const card = members[place];
    return card ? [{ card, place }] : [];
  });
  const next = later
    .slice(0, SEEN.length + 1)
    .find((card) => members.includes(card) && !seen.some((one) => one.card === card));
  return [
    ...leaving
      .filter((card) => !members.some(({ id }) => id === card.id))
      .map((card) => ({ card, place: 'leaving' as const })),
    ...seen,
    ...(next ? [{ card: next, place: 'next' as const }] : []),
  ];
}
