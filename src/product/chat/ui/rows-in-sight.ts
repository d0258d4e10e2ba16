import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { CHATS_PAGE } from '../contract.ts';
import type { PlacedRow, RowsInSight } from './chat-rows.tsx';

/** Rows up to which all of a list are drawn: those of the first answer. */
const ALL = CHATS_PAGE;
/** Rows drawn beyond each edge of what is seen, and how many are added or left out at once. */
const BEYOND = 30;
const STEP = 10;
/** Places of rows that are remembered. */
const MOST_PLACED = 1000;

/** From which row on to which one, without it. */
interface Span {
  from: number;
  to: number;
}

/**
 * The rows to draw for a list of so many of one height.
 * @param top pixels of it that are scrolled away.
 * @param seen pixels of it that are seen.
 */
export function spanAt(top: number, seen: number, height: number, count: number): Span {
  const first = Math.min(Math.floor(top / height), count - 1);
  const from = Math.max(0, Math.floor((first - BEYOND) / STEP) * STEP);
  const to = Math.ceil((first + seen / height + BEYOND) / STEP) * STEP;
  return { from, to: Math.min(count, to) };
}

/**
 * Pixels of a row, by one that is on the screen: the others may not be laid out.
 * @param known what it was before; stays where none is on the screen, as when more rows come during a long jump.
 */
export function heightOf(rows: readonly Pick<DOMRect, 'bottom' | 'height'>[], top: number, known: number): number {
  return rows.find(({ bottom }) => bottom > top)?.height || known;
}

/** Places from one to another, and one more wherever it is. */
export function placesIn({ from, to }: Span, count: number, stop: number): number[] {
  const end = Math.min(to, count);
  const places = Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);
  if (stop >= end) return [...places, stop];
  return stop < from ? [stop, ...places] : places;
}

/**
 * Of a long list only the rows about to be seen; null of a short one, and until the height of a row is known.
 * @param list in the box that scrolls it.
 * @param whole no more rows are to come.
 */
export function useRowsInSight(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  whole: boolean,
): RowsInSight | null {
  const [sight, setSight] = useState<Span & { height: number }>({ from: 0, to: ALL, height: 0 });
  const long = count > ALL;
  // Outlasts the effect, which begins anew whenever more rows come.
  const rowHeight = useRef(0);
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    if (!long || !box) return;
    const look = () => {
      const height = rowHeight.current;
      // Hidden on a phone while a thread is open: it is looked at again when it is shown.
      if (height === 0 || box.clientHeight === 0) return;
      const next = { ...spanAt(box.scrollTop, box.clientHeight, height, count), height };
      startTransition(() => setSight((known) => (isSame(known, next) ? known : next)));
    };
    const measured = new ResizeObserver(() => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      rowHeight.current = heightOf(rows, box.getBoundingClientRect().top, rowHeight.current);
      look();
    });
    measured.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      measured.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [long, count, list]);
  if (!long) return null;
  const { height } = sight;
  const of = whole ? count : -1;
  return {
    places: (stop) => placesIn(sight, count, stop),
    row: (place, before = -1) => placedRow(place + 1, of, (place - before - 1) * height),
    below: (last = -1) => (count - last - 1) * height,
  };
}

/** One object for each, so that a row that stays where it is is not drawn again. */
const placed = new Map<string, PlacedRow>();

function placedRow(place: number, of: number, under: number): PlacedRow {
  const key = `${place} ${of} ${under}`;
  const known = placed.get(key);
  if (known) return known;
  if (placed.size > MOST_PLACED) placed.clear();
  const row = { 'aria-posinset': place, 'aria-setsize': of, ...(under > 0 && { style: { marginTop: under } }) };
  placed.set(key, row);
  return row;
}

const isSame = (known: Span & { height: number }, next: Span & { height: number }): boolean =>
  known.from === next.from && known.to === next.to && known.height === next.height;
