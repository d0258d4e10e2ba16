import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { movedTo } from './photo-order.ts';

export interface Dragging {
  id: number;
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  width: number;
  height: number;
}

/** Pixels that a mouse moves before it drags, and milliseconds that a finger rests before it does. */
const SLACK = 6;
const HOLD_MS = 280;
export const PLACE = 'data-photo';

/** Escape puts everything back. @param save told the new order, by ids, and which one was dropped elsewhere. */
export function usePhotoOrder(ids: readonly number[], save: (order: number[], id: number) => void) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  useEffect(() => () => ending.current?.(), []);

  const onPointerDown = (id: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || ids.length < 2) return;
    const tile = event.currentTarget.closest(`[${PLACE}]`);
    if (!tile) return;
    dragged.current = false;
    const box = tile.getBoundingClientRect();
    const { clientX: startX, clientY: startY, pointerType, pointerId } = event;
    let drag: Dragging | null = null;
    let now: readonly number[] = ids;
    const begin = (x: number, y: number) => {
      dragged.current = true;
      drag = { id, x, y, fromX: startX - box.left, fromY: startY - box.top, width: box.width, height: box.height };
      setDragging(drag);
      setOrder(ids);
    };
    const hold = pointerType === 'mouse' ? undefined : setTimeout(() => begin(startX, startY), HOLD_MS);
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const far = Math.hypot(moved.clientX - startX, moved.clientY - startY) > SLACK;
      if (!drag) {
        if (!far) return;
        if (pointerType !== 'mouse') return end();
        begin(moved.clientX, moved.clientY);
      }
      if (!drag) return;
      drag = { ...drag, x: moved.clientX, y: moved.clientY };
      setDragging(drag);
      const over = placeAt(moved.clientX, moved.clientY);
      if (over === null || over === id) return;
      const next = movedTo(now, id, now.indexOf(over));
      if (next.join() === now.join()) return;
      now = next;
      setOrder(next);
    };
    const drop = () => {
      const changed = drag !== null && now.join() !== ids.join();
      end();
      if (changed) save([...now], id);
    };
    const key = (pressed: KeyboardEvent) => pressed.key === 'Escape' && end();
    // Once a finger drags, the page must not scroll with it.
    const still = (touch: TouchEvent) => drag && touch.preventDefault();
    const end = () => {
      clearTimeout(hold);
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
      drag = null;
      ending.current = null;
      setDragging(null);
      setOrder(null);
    };
    const listeners = [
      ['pointermove', move],
      ['pointerup', drop],
      ['pointercancel', end],
      ['keydown', key],
      ['touchmove', still],
    ] as const;
    for (const [name, listener] of listeners)
      addEventListener(name, listener as EventListener, name === 'touchmove' ? { passive: false } : {});
    ending.current = end;
  };
  return { order: order ?? ids, dragging, dragged, onPointerDown };
}

function placeAt(x: number, y: number): number | null {
  for (const tile of document.querySelectorAll(`[${PLACE}]`)) {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom) return Number(tile.getAttribute(PLACE));
  }
  return null;
}
