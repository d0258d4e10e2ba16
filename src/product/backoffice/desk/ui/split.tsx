import type { ReactNode } from 'react';
import { cx } from '#design/cx.ts';

/**
 * List left, detail right, each scrolling by itself. Below 1200 px the detail covers the list, which keeps its place.
 * @param props.open a row is open.
 */
export function Split({ open, list, detail }: { open: boolean; list: ReactNode; detail: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1">
      <div className={cx('min-w-0 flex-1 l:overflow-y-auto', open && 'max-xl:hidden')}>{list}</div>
      <aside
        className={cx(
          'min-w-0 border-line xl:w-105 xl:shrink-0 xl:border-s l:overflow-y-auto',
          open ? 'max-xl:flex-1' : 'max-xl:hidden',
        )}
      >
        {detail}
      </aside>
    </div>
  );
}
