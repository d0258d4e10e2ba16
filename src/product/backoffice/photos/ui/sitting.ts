import type { PhotoReason } from '#product/media/contract.ts';
import type { Outcome, QueuePhoto } from '../contract.ts';

export interface Item {
  photo: QueuePhoto;
  /** `later`: skipped, and free for others. */
  state: 'open' | 'decided' | 'later';
  /** Null accepts; of a decided one. */
  reason: PhotoReason | null;
  /** What the server answered; null until it does. */
  outcome: Outcome | null;
}

export interface Sitting {
  items: readonly Item[];
  cursor: number | null;
  selected: ReadonlySet<number>;
}

export const EMPTY: Sitting = { items: [], cursor: null, selected: new Set() };

const isOpen = ({ state }: Item) => state === 'open';

export const openOf = ({ items }: Sitting): Item[] => items.filter(isOpen);

export const itemAt = ({ items, cursor }: Sitting): Item | null =>
  items.find(({ photo }) => photo.id === cursor) ?? null;

export function targetsOf(sitting: Sitting): Item[] {
  const { items, selected, cursor } = sitting;
  return items.filter(
    (item) => isOpen(item) && (selected.size > 0 ? selected.has(item.photo.id) : item.photo.id === cursor),
  );
}

export function withMore(sitting: Sitting, photos: readonly QueuePhoto[]): Sitting {
  const known = new Set(sitting.items.map(({ photo }) => photo.id));
  const added = photos
    .filter(({ id }) => !known.has(id))
    .map((photo): Item => ({ photo, state: 'open', reason: null, outcome: null }));
  const items = [...sitting.items, ...added];
  const stays = items.find(({ photo, state }) => photo.id === sitting.cursor && state === 'open');
  return { ...sitting, items, cursor: (stays ?? items.find(isOpen))?.photo.id ?? sitting.cursor };
}

export function withState(
  sitting: Sitting,
  ids: readonly number[],
  state: Item['state'],
  reason: PhotoReason | null = null,
): Sitting {
  const items = sitting.items.map((item) =>
    ids.includes(item.photo.id) ? { ...item, state, reason, outcome: null } : item,
  );
  const selected = new Set([...sitting.selected].filter((id) => !ids.includes(id)));
  if (state === 'open') return { items, selected, cursor: ids[0] ?? sitting.cursor };
  const at = items.findIndex(({ photo }) => photo.id === sitting.cursor);
  const here = items[at];
  if (here && isOpen(here)) return { items, selected, cursor: sitting.cursor };
  const next = items.slice(at + 1).find(isOpen) ?? items.find(isOpen);
  return { items, selected, cursor: next?.photo.id ?? sitting.cursor };
}

export function withOutcomes(sitting: Sitting, results: readonly { id: number; outcome: Outcome }[]): Sitting {
  const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
  const items = sitting.items.map((item) => ({ ...item, outcome: outcomes.get(item.photo.id) ?? item.outcome }));
  return { ...sitting, items };
}

/** @param by how many places the cursor goes. */
export function moved(sitting: Sitting, by: number): Sitting {
  const at = sitting.items.findIndex(({ photo }) => photo.id === sitting.cursor);
  const to = Math.min(sitting.items.length - 1, Math.max(0, at + by));
  return { ...sitting, cursor: sitting.items[to]?.photo.id ?? null };
}

export function toggled(sitting: Sitting, id: number): Sitting {
  const item = sitting.items.find(({ photo }) => photo.id === id);
  if (!item || !isOpen(item)) return sitting;
  const selected = new Set(sitting.selected);
  if (!selected.delete(id)) selected.add(id);
  return { ...sitting, cursor: id, selected };
}
