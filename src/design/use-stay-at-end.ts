import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const NEAR = 48;

interface StayAtEnd {
  scroller: RefObject<HTMLElement | null>;
  atEnd: boolean;
  onScroll: () => void;
  toEnd: (smooth: boolean) => void;
}

/**
 * For a column-reverse scroller: it starts at its end and stays there by itself. Whoever has scrolled up keeps their
 * place while messages are added below.
 * @param added changes whenever something is added at the end.
 */
export function useStayAtEnd(added: unknown): StayAtEnd {
  const scroller = useRef<HTMLElement>(null);
  const height = useRef(0);
  const [atEnd, setAtEnd] = useState(true);
  const onScroll = useCallback(() => {
    // Zero is the end; above it the position is negative.
    if (scroller.current) setAtEnd(-scroller.current.scrollTop < NEAR);
  }, []);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || added === undefined) return;
    const grown = box.scrollHeight - height.current;
    height.current = box.scrollHeight;
    if (-box.scrollTop >= NEAR && grown > 0) box.scrollTop -= grown;
  }, [added]);
  const toEnd = useCallback((smooth: boolean) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.scrollTo({ top: 0, behavior: smooth && !calm ? 'smooth' : 'instant' });
  }, []);
  return { scroller, atEnd, onScroll, toEnd };
}
