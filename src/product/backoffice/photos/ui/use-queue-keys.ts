import type { PhotoReason } from '#product/media/contract.ts';
import { useKeys } from '../../desk/ui/keys.ts';
import type { PhotoView } from '../contract.ts';
import { KEYED_REASONS, MAX_REASON_KEYS } from './reasons.ts';
import { EMPTY, moved, targetsOf, toggled } from './sitting.ts';
import type { SittingTools } from './use-sitting.ts';

export function useQueueKeys(
  view: PhotoView,
  { sitting, update, decide, undo, skip }: SittingTools,
  onLarge: () => void,
) {
  const go = (by: number) => update((before) => moved(before, by));
  const act = (reason: PhotoReason | null) => decide(targetsOf(sitting), reason);
  const again = view === 'appeals' || view === 'second';
  const pick = () => update((before) => (before.cursor === null ? before : toggled(before, before.cursor)));
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    ArrowDown: () => go(columnsOf()),
    ArrowUp: () => go(-columnsOf()),
    a: () => act(null),
    s: () => skip(targetsOf(sitting)),
    x: pick,
    ' ': pick,
    e: onLarge,
    z: () => undo(),
    Escape: () => update((before) => ({ ...before, selected: EMPTY.selected })),
    ...Object.fromEntries(
      KEYED_REASONS.slice(0, MAX_REASON_KEYS).map((reason, index) => [
        `${index + 1}`,
        again ? undefined : () => act(reason),
      ]),
    ),
  });
}

function columnsOf(): number {
  const tiles = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
  const top = tiles[0]?.offsetTop;
  return Math.max(
    1,
    tiles.findIndex((tile) => tile.offsetTop !== top),
  );
}
