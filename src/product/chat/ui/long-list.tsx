import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { errorOf } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { CHATS_PAGE } from '../conversations/contract.ts';
import type { FoundChats } from '../search/contract.ts';
import type { PlacedRow, RowsInSight } from './chat-rows.tsx';

const OVERSCAN = 8;
/** Pixels of a row until one was measured. */
const ROW_HEIGHT = 78;
/** Rows that the server draws, which knows no window: those of the first answer. */
const FIRST_RECT = { width: 0, height: (CHATS_PAGE - OVERSCAN) * ROW_HEIGHT };

/** Null of a short list: all are drawn. @param list in the box that scrolls it. @param whole no more are to come. */
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

export function withPlace(places: readonly number[], one: number): number[] {
  return places.includes(one) ? [...places] : [...places, one].sort((first, other) => first - other);
}

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

interface MoreRowsProps {
  count: number;
  failed: boolean;
  onMore: () => void;
}

export function MoreRows(props: MoreRowsProps) {
  return useTexts('chat.list') ? <More {...props} /> : null;
}

function More({ count, failed, onMore }: MoreRowsProps) {
  const t = useTranslations('chat.list');
  const more = useRef(onMore);
  more.current = onMore;
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failed || !end.current || count === 0) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      root: end.current.parentElement,
      rootMargin: '1200px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [count, failed]);
  if (!failed)
    return (
      <p ref={end} role="status" className="py-4 text-center text-ink-2 text-t13">
        {t('older.loading')}
      </p>
    );
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-4 text-center">
      <p>{t('older.failed')}</p>
      <Button variant="outline" onClick={onMore}>
        {t('older.again')}
      </Button>
    </div>
  );
}

export interface ChatPage extends FoundChats {
  next: string | null;
}

/** By fetch itself, since the way on stands in a header, of which no other call has to know. */
export async function fetchChats(address: string, signal: AbortSignal): Promise<ChatPage> {
  const response = await fetch(address, { signal, headers: { 'x-request-type': 'client' } });
  if (!response.ok) throw errorOf(response.status, await response.text());
  const { chats } = (await response.json()) as FoundChats;
  return { chats, next: /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null };
}

export function together<Item extends { conversation: { id: number } }>(
  first: readonly Item[],
  then: readonly Item[],
): Item[] {
  const known = new Set(first.map(({ conversation }) => conversation.id));
  return [...first, ...then.filter(({ conversation }) => !known.has(conversation.id))];
}
