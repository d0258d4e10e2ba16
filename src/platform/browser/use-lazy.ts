import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenOnline } from '#platform/browser/load-when-online.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Never while rendering on a server: it leaves no trace in markup. @param load a module-level function. */
export function useLazy<Props>(load: Load<Props>, wanted: boolean): ComponentType<Props> | null {
  const [part, setPart] = useState<{ component: ComponentType<Props> } | null>(null);
  const waiting = wanted && part === null;
  useEffect(() => {
    if (!waiting) return;
    let left = false;
    loadWhenOnline(load, () => left).then(
      (component) => !left && setPart({ component }),
      // It is gone from the server: the page is loaded anew.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [load, waiting]);
  return part?.component ?? null;
}
