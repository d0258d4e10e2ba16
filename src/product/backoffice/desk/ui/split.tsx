import type { ReactNode } from 'react';
import { cx } from '#design/cx.ts';

/** @param props.wideDetail the detail has the room, the list what it needs. */
interface SplitProps {
  open: boolean;
  list: ReactNode;
  detail: ReactNode;
  wideDetail?: boolean;
}

export function Split({ open, list, detail, wideDetail = false }: SplitProps) {
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cx(
          'min-w-0 l:overflow-y-auto',
          wideDetail ? 'max-xl:flex-1 xl:w-115 xl:shrink-0' : 'flex-1',
          open && 'max-xl:hidden',
        )}
      >
        {list}
      </div>
      <aside
        className={cx(
          'min-w-0 border-line xl:border-s l:overflow-y-auto',
          wideDetail ? 'xl:flex-1' : 'bg-paper xl:w-105 xl:shrink-0',
          open ? 'max-xl:flex-1' : 'max-xl:hidden',
        )}
      >
        {detail}
      </aside>
    </div>
  );
}
