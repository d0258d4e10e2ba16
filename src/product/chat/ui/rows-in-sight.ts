import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { CHATS_PAGE } from '../contract.ts';
import type { PlacedRow, RowsInSight } from './chat-rows.tsx';

/** Rows drawn beyond each edge of what is seen. */
const OVERSCAN = 8;
/** Pixels of a row until one was measured. */
const ROW_HEIGHT = 78;
/** Rows that the server draws, which knows no window: those of the first answer. */
const FIRST_RECT = { width: 0, height: (CHATS_PAGE - OVERSCAN) * ROW_HEIGHT };

/**
 * Of a long list only the rows about to be seen; null of a short one, of which all are drawn.
 * @param list in the box that scrolls it.
 * @param whole no more rows are to come.
 */
export function useRowsInSight(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  whole: boolean,
): RowsInSight | null {
  const height = useRowHeight(list);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    // Rows a frame late are not seen; a task that draws them at once is felt.
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    if (height > 0) virtualizer.measure();
  }, [height, virtualizer]);
  if (count <= CHATS_PAGE) return null;
  const inSight = virtualizer.getVirtualIndexes();
  const of = whole ? count : -1;
  return {
    places: (stop) => withPlace(inSight, stop),
    row: (place, before = -1) => placedRow(place + 1, of, (place - before - 1) * height),
    below: (last = -1) => (count - last - 1) * height,
  };
}

/** All rows are as tall as the one that is seen. Hidden on a phone while a thread is open, it stays what it was. */
function useRowHeight(list: RefObject<HTMLUListElement | null>): number {
  const [height, setHeight] = useState(ROW_HEIGHT);
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    if (!box) return;
    const measured = new ResizeObserver(() => {
      const { top } = box.getBoundingClientRect();
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      // The others may not be laid out.
      setHeight((known) => rows.find(({ bottom }) => bottom > top)?.height || known);
    });
    measured.observe(box);
    return () => measured.disconnect();
  }, [list]);
  return height;
}

/** Places in their order, and one more wherever it is: what has the focus is drawn too. */
export function withPlace(places: readonly number[], one: number): number[] {
  return places.includes(one) ? [...places] : [...places, one].sort((first, other) => first - other);
}

/** Places of rows that are remembered. */
const MAX_PLACED = 1000;
/** One object for each, so that a row that stays where it is is not drawn again. */
const placed = new Map<string, PlacedRow>();

function placedRow(place: number, of: number, under: number): PlacedRow {
  const key = `${place} ${of} ${under}`;
  const known = placed.get(key);
  if (known) return known;
  if (placed.size > MAX_PLACED) placed.clear();
  const row = { 'aria-posinset': place, 'aria-setsize': of, ...(under > 0 && { style: { marginTop: under } }) };
  placed.set(key, row);
  return row;
}
