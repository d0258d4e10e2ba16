import type { ComponentType } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { cx } from '../cx.ts';

/** @param load a module-level function around a dynamic import. */
export function Scene(props: {
  load: () => Promise<ComponentType<{ className?: string | undefined }>>;
  className?: string;
}) {
  const Art = useLazy(props.load, true);
  return (
    <div
      aria-hidden="true"
      className={cx('overflow-hidden rounded-card bg-night-2', props.className ?? 'aspect-[320/220]')}
    >
      {Art && <Art className="size-full transition-opacity duration-slow starting:opacity-0" />}
    </div>
  );
}
