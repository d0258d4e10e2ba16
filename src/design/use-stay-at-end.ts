import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';
import { putBack, type Stand, standIn } from './stay-in-place.ts';

/** Pixels from the end that still count as the end. */
const NEAR = 48;

export interface StayAtEnd {
  scroller: RefObject<HTMLElement | null>;
  atEnd: boolean;
  isAtEnd: () => boolean;
  onScroll: () => void;
  toEnd: (smooth: boolean) => void;
  /** Scrolls to a part that is not seen whole, so that it stands so many pixels under the top. */
  toPart: (part: Element, under: number) => void;
}

/** A browser's own anchoring does not work in a column-reverse scroller. @param parts a selector, from the top down. */
export function useStayAtEnd(parts: string): StayAtEnd {
  const scroller = useRef<HTMLElement>(null);
  const stand = useRef<Stand>(null);
  const [atEnd, setAtEnd] = useState(true);
  const isAtEnd = useCallback(() => {
    // Zero is the end; above it the position is negative.
    return !scroller.current || -scroller.current.scrollTop < NEAR;
  }, []);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const ended = isAtEnd();
    if (stand.current && !ended) putBack(box, stand.current);
    stand.current = ended ? null : standIn(box, parts);
    setAtEnd(ended);
  }, [parts, isAtEnd]);
  // At every drawing: what came with it must not be seen in a wrong place first.
  useLayoutEffect(() => {
    if (stand.current) onScroll();
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      if (stand.current) onScroll();
    });
    for (const watched of [box, ...box.children]) watch.observe(watched);
    return () => watch.disconnect();
  }, [onScroll]);
  const toEnd = useCallback((smooth: boolean) => {
    scroller.current?.scrollTo({ top: 0, behavior: smooth && !prefersReducedMotion() ? 'smooth' : 'instant' });
  }, []);
  const toPart = useCallback(
    (part: Element, under: number) => {
      const box = scroller.current;
      if (!box) return;
      const { top, bottom } = part.getBoundingClientRect();
      const seen = box.getBoundingClientRect();
      if (top >= seen.top && bottom <= seen.bottom) return;
      box.scrollTop += top - seen.top - under;
      stand.current = null;
      onScroll();
    },
    [onScroll],
  );
  return { scroller, atEnd, isAtEnd, onScroll, toEnd, toPart };
}
