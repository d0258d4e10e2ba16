import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { DeckCard } from '#product/members/suggestions/deck/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { CardMotion, reduced } from './card-motion.ts';
import type { Side } from './physics.ts';
import { type Place, SwipeCard } from './swipe-card.tsx';

/** Milliseconds after which nothing of a card that left is seen any more. */
const GONE = 400;
/** With buttons and what is above it the card has room in a window. */
const WIDTH = 'min(100%, 27.5rem, max(15rem, (100dvh - 18rem) * .75))';
/** Cards that are drawn: the one on top and two that wait. */
const DRAWN = 3;

export interface StackHandle {
  throw: (side: Side) => void;
}

/** The cards: the one on top follows a finger or the mouse. */
export function CardStack({
  members,
  onSwipe,
  ref,
}: {
  members: readonly DeckCard[];
  onSwipe: (card: DeckCard, side: Side) => void;
  ref: Ref<StackHandle>;
}) {
  const t = useTranslations('swipe');
  const stack = useRef<HTMLElement>(null);
  const motion = useRef<CardMotion | null>(null);
  const [leaving, setLeaving] = useState<readonly DeckCard[]>([]);
  const swiped = useRef<(side: Side) => void>(() => undefined);
  useEffect(() => {
    swiped.current = (side) => {
      const [card] = members;
      if (!card) return;
      if (!reduced()) {
        setLeaving((before) => [...before, card]);
        setTimeout(() => setLeaving((before) => before.filter((one) => one !== card)), GONE);
      }
      onSwipe(card, side);
    };
  });
  useEffect(() => {
    if (!stack.current) return;
    const moves = new CardMotion(stack.current, (side) => swiped.current(side));
    motion.current = moves;
    return () => moves.stop();
  }, []);
  useImperativeHandle(ref, () => ({ throw: (side) => motion.current?.throw(side) }), []);
  usePreload(members[DRAWN]);
  const shown = new Set(members.slice(0, DRAWN));
  const drawn: { card: DeckCard; place: Place }[] = [
    ...leaving
      .filter((card) => !members.some(({ id }) => id === card.id))
      .map((card) => ({ card, place: 'leaving' as const })),
    ...[...shown].map((card, index) => ({ card, place: (index === 0 ? 0 : index === 1 ? 1 : 2) as Place })),
  ];
  const on = (phase: 'down' | 'move' | 'up') => (event: PointerEvent) => motion.current?.[phase](event.nativeEvent);
  return (
    <section
      ref={stack}
      aria-label={t('stack')}
      className="relative mx-auto aspect-portrait"
      style={{ width: WIDTH }}
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

/** Fetches the picture of the card that comes next into the stack, so that it is there before it is seen. */
function usePreload(card: DeckCard | undefined): void {
  const { cdn_prefix: prefix } = useSettings();
  const path = card?.main_image?.thumb_filename;
  useEffect(() => {
    if (path) new Image().src = prefix + path;
  }, [path, prefix]);
}
