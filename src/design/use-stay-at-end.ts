import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const NEAR = 48;
/** Parts on the screen that are remembered: the first ones may be taken away. */
const REMEMBERED = 3;

export interface StayAtEnd {
  scroller: RefObject<HTMLElement | null>;
  atEnd: boolean;
  /** The same, asked at this moment. */
  isAtEnd: () => boolean;
  onScroll: () => void;
  toEnd: (smooth: boolean) => void;
  /** Scrolls to a part that is not seen whole, so that it stands so many pixels under the top. */
  toPart: (part: Element, under: number) => void;
}

/** What is on the screen, and where. */
interface Stand {
  scrollTop: number;
  width: number;
  height: number;
  parts: { part: Element; below: number }[];
}

/**
 * For a column-reverse scroller: it starts at its end and stays there by itself. For whoever has scrolled up what they look at stays
 * where it is, whatever is added or grows anywhere in it. A browser's own anchoring does not work in such a scroller, and Safari
 * has none.
 * @param parts a selector of what the content consists of, from the top down.
 */
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
    if (stand.current && !isAtEnd()) putBack(box, stand.current);
    stand.current = isAtEnd() ? null : standIn(box, parts);
    setAtEnd(isAtEnd());
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
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.scrollTo({ top: 0, behavior: smooth && !calm ? 'smooth' : 'instant' });
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

const below = (box: Element, part: Element) => part.getBoundingClientRect().top - box.getBoundingClientRect().top;

function standIn(box: HTMLElement, selector: string): Stand {
  const all = box.querySelectorAll(selector);
  const top = box.getBoundingClientRect().top;
  // They stand one under another, so that few of them have to be measured.
  let [first, end] = [0, all.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((all[middle]?.getBoundingClientRect().bottom ?? top) <= top) first = middle + 1;
    else end = middle;
  }
  const { scrollTop, clientWidth: width, clientHeight: height } = box;
  const parts = [...all].slice(first, first + REMEMBERED).map((part) => ({ part, below: below(box, part) }));
  return { scrollTop, width, height, parts };
}

/** Undoes what moved the parts, but for the scrolling since: in such a scroller only that changes the position. */
function putBack(box: HTMLElement, { scrollTop, width, height, parts }: Stand): void {
  // Where a keyboard or a longer draft takes room, what stood at the lower edge stays there.
  if (box.clientWidth === width && box.clientHeight !== height) return;
  const kept = parts.find(({ part }) => box.contains(part));
  if (!kept) return;
  const moved = below(box, kept.part) - kept.below + box.scrollTop - scrollTop;
  if (Math.abs(moved) >= 1) box.scrollTop += moved;
}
